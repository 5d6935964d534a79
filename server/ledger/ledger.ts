import type { RuleSet } from "../../rules/index.ts";
import { PictureUrls } from "../pictures/pictures.ts";
import type { Clock } from "../process/clock.ts";
import type { LimitStore } from "../store/players/limits.ts";
import { type Collection, collectionOf } from "./collection/collection.ts";
import { SharedBudgets } from "./gateway/budgets-across-processes.ts";
import { coalescingGateway, SharedLedgerReads } from "./gateway/coalescing-gateway.ts";
import type { GatewayKey, Pause } from "./gateway/fetch-with-failover.ts";
import type { Gateway } from "./gateway/gateway.ts";
import { GatewayAccess } from "./gateway/gateway-access.ts";
import { GatewayBudget, type Meter } from "./gateway/gateway-budget.ts";
import { type GatewayMeter, NO_GATEWAY_METER } from "./gateway/gateway-meter.ts";
import { openGateway } from "./gateway/open-gateway.ts";
import type { LedgerNetwork } from "./network/ledger-network.ts";
import { type OfferedActions, offeredActions } from "./network/offered-actions.ts";
import type { AccountProof } from "./proof/account-proof.ts";
import { verifyProof } from "./proof/verify-proof.ts";
import { ThrottledTasks } from "./settlement/throttled-tasks.ts";

/** The ledger for routes and settlement; the same code for every network (`GAP-20`). */
export interface Ledger {
  network: LedgerNetwork;
  /** The actions that the network offers. */
  offered: OfferedActions;
  gateway: Gateway;
  collection: Collection;
  /** The addresses of the pictures in token data. */
  pictures: PictureUrls;
  /** Limits how often the status of each open transaction is read, by hash. */
  openAsks: ThrottledTasks;
  /** The same ledger, with its gateway calls counted against this player's budget. */
  askedBy(playerId: number): Ledger;
  /**
   * Whether the account's own key signed the proof's challenge for this origin. `checkChallenge` checks that
   * the challenge is ours and not expired, and the store that it is used once.
   */
  verifyProof(proof: AccountProof, origin: string): Promise<boolean>;
}

export interface LedgerOptions {
  network: LedgerNetwork;
  /** The gateway's addresses; called at the first read, when the server is already listening. */
  gatewayUrls: () => readonly string[];
  /** The gateway's API key, or null. */
  key?: GatewayKey | null;
  rules: RuleSet;
  clock: Clock;
  pause?: Pause;
  meter?: GatewayMeter;
  /** What the processes on a database share of budgets and breakers; null: each counts alone. */
  limits?: LimitStore | null;
}

/** Opens the ledger for the server's own reads; `askedBy` returns it for a player. */
export function openLedger({
  key = null,
  network,
  gatewayUrls,
  rules,
  clock,
  pause,
  meter: gatewayMeter = NO_GATEWAY_METER,
  limits = null,
}: LedgerOptions): Ledger {
  const { dappDefinition } = network;
  const access = new GatewayAccess({
    gatewayUrls,
    key,
    dappDefinition,
    rules,
    clock,
    pause,
    meter: gatewayMeter,
    limits,
  });
  const budgets = limits && new SharedBudgets(limits, rules.gateway.budget.player);
  const budget = new GatewayBudget(clock, rules, budgets);
  gatewayMeter.watch(() => ({ restMs: access.restMs(), callsLeft: budget.callsLeft() }));
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
