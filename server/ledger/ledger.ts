import { LRUCache } from "lru-cache";
import type { RuleSet } from "../../rules/index.ts";
import { PictureUrls } from "../pictures/pictures.ts";
import type { Clock } from "../process/clock.ts";
import { growsTo } from "../process/growing-cache.ts";
import type { LimitStore } from "../store/players/limits.ts";
import { type AccountProof, verifyProof } from "./account-proof.ts";
import { type Collection, collectionOf } from "./collection/collection.ts";
import { coalescingGateway, SharedLedgerReads } from "./gateway/coalescing-gateway.ts";
import {
  type GatewayKey,
  type GatewayMeter,
  NO_GATEWAY_METER,
  type Pause,
} from "./gateway/fetch-with-failover.ts";
import type { Gateway } from "./gateway/gateway.ts";
import { GatewayAccess } from "./gateway/gateway-access.ts";
import { GatewayBudget, type Meter, SharedBudgets } from "./gateway/gateway-budget.ts";
import { openGateway } from "./gateway/open-gateway.ts";
import { type LedgerNetwork, type OfferedActions, offeredActions } from "./network/ledger-network.ts";

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

interface LedgerOptions {
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

/** Most keys remembered; beyond it, the oldest may run again at once. */
const MOST_KEYS = 10_000;

/** Runs tasks by key: callers at the same time share one run, and a key runs at most once per interval. */
class ThrottledTasks {
  private readonly running = new Map<string, Promise<void>>();
  private readonly lately: LRUCache<string, true>;

  constructor(clock: Clock, spacingMs: number) {
    const perf = { now: () => clock.now() };
    // For the cache, a time to live of 0 means for ever.
    this.lately = new LRUCache({
      ...growsTo(MOST_KEYS),
      ttl: Math.max(1, spacingMs),
      ttlResolution: 0,
      perf,
    });
  }

  /** Runs the task unless it ran just now; resolves when it has ended and rejects with its error. */
  run(key: string, work: () => Promise<void>): Promise<void> {
    const running = this.running.get(key);
    if (running) return running;
    if (this.lately.has(key)) return Promise.resolve();
    this.lately.set(key, true);
    const started = work().finally(() => this.running.delete(key));
    this.running.set(key, started);
    return started;
  }
}
