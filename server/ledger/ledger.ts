import type { RuleSet } from "../../rules/index.ts";
import type { Clock } from "../clock.ts";
import { PictureUrls } from "../pictures/picture-urls.ts";
import { type Collection, collectionOf } from "./collection/collection.ts";
import { coalescingGateway, SharedLedgerReads } from "./gateway/coalescing-gateway.ts";
import type { GatewayKey, Pause } from "./gateway/fetch-with-failover.ts";
import type { Gateway } from "./gateway/gateway.ts";
import { GatewayAccess } from "./gateway/gateway-access.ts";
import { GatewayBudget, type Meter } from "./gateway/gateway-budget.ts";
import { openGateway } from "./gateway/open-gateway.ts";
import type { LedgerNetwork } from "./network/ledger-network.ts";
import { type OfferedActions, offeredActions } from "./network/offered-actions.ts";
import type { AccountProof } from "./proof/account-proof.ts";
import { verifyProof } from "./proof/verify-proof.ts";
import { ThrottledTasks } from "./settlement/throttled-tasks.ts";

/** The ledger as the game's calls use it: one code path for every network (`GAP-20`). */
export interface Ledger {
  network: LedgerNetwork;
  /** What can be done on the network. */
  offered: OfferedActions;
  gateway: Gateway;
  collection: Collection;
  /** Where the pictures are that the tokens which were read name. */
  pictures: PictureUrls;
  /** Open transactions that are asked for again, by hash: each has its own spacing. */
  openAsks: ThrottledTasks;
  /** The same ledger; the gateway calls it costs are counted against this player's budget. */
  askedBy(playerId: number): Ledger;
  /**
   * Whether the account's own key signed the proof's challenge for this origin. Whether the challenge was ours
   * and is still fresh is not asked here: `checkChallenge`, and once only is the store's.
   */
  verifyProof(proof: AccountProof, origin: string): Promise<boolean>;
}

export interface LedgerOptions {
  network: LedgerNetwork;
  /** Where this server reaches the gateway; asked for with the first look, when a server listens already. */
  gatewayUrls: () => readonly string[];
  /** What the gateway is shown with every call, or null. */
  key?: GatewayKey | null;
  rules: RuleSet;
  clock: Clock;
  pause?: Pause;
}

/** Opens the ledger for the server's own looks; `askedBy` gives it to a player. */
export function openLedger({ key = null, network, gatewayUrls, rules, clock, pause }: LedgerOptions): Ledger {
  const { dappDefinition } = network;
  const access = new GatewayAccess({ gatewayUrls, key, dappDefinition, rules, clock, pause });
  const budget = new GatewayBudget(clock, rules);
  const looks = new SharedLedgerReads(clock, rules);
  const shared = {
    network,
    offered: offeredActions(network),
    pictures: new PictureUrls(),
    openAsks: new ThrottledTasks(clock, rules.settlement.spacingMs),
  };
  const paidBy = (meter: Meter): Ledger => {
    const calls = () => access.look(meter);
    const gateway = coalescingGateway(openGateway(calls, rules.gateway.maxPages), looks);
    return {
      ...shared,
      gateway,
      collection: collectionOf(network, gateway, rules, shared.pictures),
      verifyProof: (proof, origin) => verifyProof({ network, calls: calls() }, proof, origin),
      askedBy: (playerId) => paidBy(budget.playerMeter(playerId)),
    };
  };
  return paidBy(budget.own());
}
