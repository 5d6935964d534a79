import { LRUCache } from "lru-cache";
import type { RuleSet } from "../../rules/index.ts";
import type { Clock } from "../process/clock.ts";
import { growsTo } from "../process/growing-cache.ts";

/** Most accounts remembered; beyond it, the least recently asked for is forgotten. */
const MOST_ACCOUNTS = 1000;

type Limits = Pick<RuleSet["ledgerReads"], "keptMs" | "refreshSpacingMs">;

interface Reading<Value> {
  value: Promise<Value>;
  readAt: number;
  /** When a refresh was last forced; forced refreshes are `refreshSpacingMs` apart. */
  forcedAt: number;
  /** Number of the player's settled transactions at that time. */
  settled: number;
}

interface ReadDemand {
  account: string;
  /** Number of the player's settled transactions; a reading from before the latest one is stale. */
  settled: number;
  /** Reads without the cache, unless that was done within `refreshSpacingMs`. */
  forceRefresh: boolean | undefined;
}

/**
 * Caches the gateway's answers about accounts for `keptMs`. Parallel requests share one reading, and a failed
 * one is dropped. Ages are compared here rather than by the cache's own expiry, as a settled transaction or a
 * forced refresh makes a reading stale earlier.
 */
export class AccountReads<Value> {
  private readonly kept = new LRUCache<string, Reading<Value>>(growsTo(MOST_ACCOUNTS));
  private readonly clock: Clock;
  private readonly limits: Limits;

  constructor(clock: Clock, limits: Limits) {
    this.clock = clock;
    this.limits = limits;
  }

  of({ account, settled, forceRefresh }: ReadDemand, read: () => Promise<Value>): Promise<Value> {
    const now = this.clock.now();
    const { keptMs, refreshSpacingMs } = this.limits;
    const known = this.kept.get(account);
    const forced = forceRefresh && (!known || now - known.forcedAt >= refreshSpacingMs);
    if (known && !forced && known.settled === settled && now - known.readAt < keptMs) return known.value;
    const forcedAt = forced ? now : (known?.forcedAt ?? Number.NEGATIVE_INFINITY);
    const reading = { value: read(), readAt: now, forcedAt, settled };
    this.kept.set(account, reading);
    reading.value.catch(() => {
      if (this.kept.get(account) === reading) this.kept.delete(account);
    });
    return reading.value;
  }
}
