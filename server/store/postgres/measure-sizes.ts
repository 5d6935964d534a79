import type { StoreSizes, TableSize } from "../store-sizes.ts";
import { type Queries, statement } from "./queries.ts";

const selectSizes = statement<[], { bytes: number; players: number }>(
  "SELECT pg_database_size(current_database()) AS bytes, (SELECT count(*) FROM players) AS players",
);
/** A table that was never analysed has no estimate: -1. */
const selectTables = statement<[], TableSize>(
  `SELECT relname AS name, greatest(reltuples, 0)::bigint AS rows, pg_total_relation_size(oid) AS bytes
   FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace ORDER BY relname`,
);

/** Sizes of the database, with the numbers of rows that PostgreSQL estimates for its own planning. */
export async function measureSizes(queries: Queries): Promise<StoreSizes> {
  const sizes = await queries.first(selectSizes);
  return {
    bytes: sizes?.bytes ?? 0,
    players: sizes?.players ?? 0,
    tables: await queries.all(selectTables),
  };
}
