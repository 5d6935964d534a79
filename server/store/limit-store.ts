/** The size of a budget: a bucket that fills again by itself. */
export interface BudgetSize {
  /** What may be spent at once after a pause. */
  burst: number;
  /** What is added every second. */
  perSecond: number;
}

/**
 * Limits that all processes on a database share; see `Store`. They go by each process's clock and are worth nothing after
 * a while, so they survive neither a crash of PostgreSQL nor a move to the other store.
 */
export interface LimitStore {
  /**
   * Spends one of a budget. Returns 0, or the milliseconds until one can be spent again, in which case nothing was
   * spent.
   */
  spendLimit(name: string, size: BudgetSize): Promise<number>;
  /** Takes from a budget what was used already; it may fall below nothing. */
  oweLimit(name: string, size: BudgetSize, amount: number): Promise<void>;
  /** Records that something rests for some milliseconds; a longer rest goes on. */
  noteRest(name: string, forMs: number): Promise<void>;
  /** For how many milliseconds each of these still rests, by name; nothing for one that does not. */
  restsOf(names: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

const SECOND_MS = 1000;

/** A budget in time: each unit delays the moment at which the bucket is full again. */
export function budgetInMs({ burst, perSecond }: BudgetSize): { unitMs: number; burstMs: number } {
  const unitMs = Math.max(1, Math.round(SECOND_MS / perSecond));
  return { unitMs, burstMs: burst * unitMs };
}

/** The milliseconds until one of a budget can be spent again, or 0; spends nothing. */
export async function waitFor(store: LimitStore, name: string, size: BudgetSize): Promise<number> {
  const { unitMs, burstMs } = budgetInMs(size);
  const fullInMs = (await store.restsOf([name])).get(name) ?? 0;
  return Math.max(0, fullInMs + unitMs - burstMs);
}

/** No debt is larger than this many bursts. A stored one that is comes from a clock that was wrong, and counts as none. */
export const MOST_BURSTS = 3;
