import { DAY_MS, type StoreSizes, type TableSize } from "../store-sizes.ts";
import { type Queries, statement } from "../unit.ts";

const selectSizes = statement<[number], Omit<StoreSizes, "tables">>(
  `SELECT pg_database_size(current_database()) AS bytes, (SELECT count(*) FROM players) AS players,
     (SELECT count(DISTINCT player_id) FROM sessions WHERE seen_at > $1) AS "playersOfDay"`,
);
/** A table that was never analysed has no estimate: -1. */
const selectTables = statement<[], TableSize>(
  `SELECT relname AS name, greatest(reltuples, 0)::bigint AS rows, pg_total_relation_size(oid) AS bytes
   FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace ORDER BY relname`,
);

/** Sizes of the database, with the numbers of rows that PostgreSQL estimates for its own planning. */
export async function measureSizes(queries: Queries, now: number): Promise<StoreSizes> {
  const sizes = await queries.first(selectSizes, now - DAY_MS);
  return {
    bytes: sizes?.bytes ?? 0,
    players: sizes?.players ?? 0,
    playersOfDay: sizes?.playersOfDay ?? 0,
    tables: await queries.all(selectTables),
  };
}
