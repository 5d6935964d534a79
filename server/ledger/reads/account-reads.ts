import type { RuleSet } from "../../../rules/index.ts";
import type { Clock } from "../../app-deps.ts";

/** More accounts than this are not remembered: the oldest goes. */
const MOST_ACCOUNTS = 1000;

type Limits = Pick<RuleSet["ledgerReads"], "keptMs" | "refreshSpacingMs">;

interface Reading<Value> {
  value: Promise<Value>;
  readAt: number;
  /** When a reading was last asked for on purpose. */
  forcedAt: number;
  /** How many transactions of the player were settled when it was read. */
  settled: number;
}

export interface ReadDemand {
  account: string;
  /** How many of the player's transactions are settled: one more, and what was read is no longer true. */
  settled: number;
  /** Reads anew, unless that was asked for a moment ago. */
  forceRefresh: boolean | undefined;
}

/**
 * Readings of accounts, kept for a while so that screens do not ask the gateway twice; requests that come
 * together share one reading, and a failed one is forgotten.
 */
export class AccountReads<Value> {
  private readonly kept = new Map<string, Reading<Value>>();
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
    this.keep(account, reading);
    reading.value.catch(() => {
      if (this.kept.get(account) === reading) this.kept.delete(account);
    });
    return reading.value;
  }

  private keep(account: string, reading: Reading<Value>): void {
    this.kept.delete(account);
    this.kept.set(account, reading);
    const [oldest] = this.kept.keys();
    if (oldest !== undefined && this.kept.size > MOST_ACCOUNTS) this.kept.delete(oldest);
  }
}
