import type { RuleSet } from "../../rules/index.ts";
import type { Clock } from "../clock.ts";
import { type Collection, collectionOf } from "./collection/collection.ts";
import type { Gateway } from "./gateway/gateway.ts";
import { type GatewayCalls, openGatewayClient } from "./gateway/gateway-client.ts";
import { openGateway } from "./gateway/open-gateway.ts";
import type { Pause } from "./gateway/patient-fetch.ts";
import { type Manifests, manifestsOf } from "./manifests/manifests.ts";
import type { LedgerNetwork } from "./network/ledger-network.ts";
import { type OfferedActions, offeredActions } from "./network/offered-actions.ts";
import type { AccountProof } from "./proof/account-proof.ts";
import { verifyProof } from "./proof/verify-proof.ts";
import { SpacedWork } from "./settlement/spaced-work.ts";

/** The ledger as the game's calls use it: one code path for every network (`GAP-20`). */
export interface Ledger {
  network: LedgerNetwork;
  /** What can be done on the network. */
  offered: OfferedActions;
  gateway: Gateway;
  collection: Collection;
  manifests: Manifests;
  /** Open transactions that are asked for again, by hash: each has its own spacing. */
  openAsks: SpacedWork;
  /**
   * Whether the account's own key signed the proof's challenge for this origin. Whether the challenge was ours
   * and is still fresh is not asked here: `checkChallenge`, and once only is the store's.
   */
  verifyProof(proof: AccountProof, origin: string): Promise<boolean>;
}

export interface LedgerOptions {
  network: LedgerNetwork;
  /** Where this server reaches the gateway; asked for with the first call, when a server listens already. */
  gatewayUrl: () => string;
  rules: RuleSet;
  clock: Clock;
  pause?: Pause;
}

export function openLedger({ network, gatewayUrl, rules, clock, pause }: LedgerOptions): Ledger {
  let opened: GatewayCalls | null = null;
  const calls = () => {
    opened ??= openGatewayClient({
      place: { basePath: gatewayUrl() },
      dappDefinition: network.dappDefinition,
      rules,
      ...(pause ? { pause } : {}),
    });
    return opened;
  };
  const gateway = openGateway(calls, rules.gateway.maxPages);
  return {
    network,
    offered: offeredActions(network),
    gateway,
    collection: collectionOf(network, gateway, rules),
    manifests: manifestsOf(network, rules),
    openAsks: new SpacedWork(clock, rules.settlement.spacingMs),
    verifyProof: (proof, origin) => verifyProof({ network, calls: calls() }, proof, origin),
  };
}
