import type { Counted } from "../../../rules/index.ts";
import { type Database, statement } from "../database/unit.ts";

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
function budgetInMs({ burst, perSecond }: BudgetSize): { unitMs: number; burstMs: number } {
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
const MOST_BURSTS = 3;

/** How many rows there are, and the moment of the first one, or null without any. */
export interface CountRow {
  count: number;
  first: number | null;
}

/** The same as the rules ask for it: `from` is the moment from which the wait for a free place is counted. */
export function counted(row: CountRow | null, from: number): Counted {
  return { count: row?.count ?? 0, freeInMs: (row?.first ?? from) - from };
}

/** The moment at which the bucket is full, before something is taken: now, or later by no more than the largest debt. */
const FULL_AT =
  "CASE WHEN own.expires_at BETWEEN $2::bigint AND $2::bigint + $4::bigint THEN own.expires_at ELSE $2::bigint END";

const spend = statement<[string, number, number, number, number], { fullAt: number }>(
  `INSERT INTO limits AS own (name, expires_at) VALUES ($1, $2::bigint + $3::bigint)
   ON CONFLICT (name) DO UPDATE SET expires_at = (${FULL_AT}) + $3::bigint
   WHERE (${FULL_AT}) + $3::bigint <= $2::bigint + $5::bigint
   RETURNING expires_at AS "fullAt"`,
);
const owe = statement<[string, number, number, number]>(
  `INSERT INTO limits AS own (name, expires_at) VALUES ($1, $2::bigint + least($3::bigint, $4::bigint))
   ON CONFLICT (name) DO UPDATE SET expires_at = least((${FULL_AT}) + $3::bigint, $2::bigint + $4::bigint)`,
);
const rest = statement<[string, number]>(
  `INSERT INTO limits AS own (name, expires_at) VALUES ($1, $2)
   ON CONFLICT (name) DO UPDATE SET expires_at = greatest(own.expires_at, excluded.expires_at)`,
);
const select = statement<[readonly string[], number], { name: string; until: number }>(
  `SELECT name, expires_at AS until FROM limits WHERE name = ANY ($1) AND expires_at > $2`,
);

/** Each budget is one row with the moment at which it is full again, so that spending is one statement. */
export function limitStore(database: Database, clock: () => number): LimitStore {
  const restsOf = async (names: readonly string[]) => {
    const now = clock();
    const rows = await database.all(select, names, now);
    return new Map(rows.map(({ name, until }) => [name, until - now]));
  };
  return {
    spendLimit: async (name, size) => {
      const { unitMs, burstMs } = budgetInMs(size);
      const spent = await database.first(spend, name, clock(), unitMs, MOST_BURSTS * burstMs, burstMs);
      if (spent) return 0;
      const fullInMs = (await restsOf([name])).get(name) ?? 0;
      return Math.max(1, fullInMs + unitMs - burstMs);
    },
    oweLimit: async (name, size: BudgetSize, amount) => {
      const { unitMs, burstMs } = budgetInMs(size);
      await database.run(owe, name, clock(), amount * unitMs, MOST_BURSTS * burstMs);
    },
    noteRest: async (name, forMs) => {
      await database.run(rest, name, clock() + Math.ceil(forMs));
    },
    restsOf,
  };
}
