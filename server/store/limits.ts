import { type BudgetSize, budgetInMs, type LimitStore, MOST_BURSTS } from "./limit-store.ts";
import type { StoreParts } from "./store-parts.ts";
import { statement } from "./unit.ts";

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
export function limitStore({ database }: Pick<StoreParts, "database">, clock: () => number): LimitStore {
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
