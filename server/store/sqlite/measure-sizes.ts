import { statSync } from "node:fs";
import type { Database, Statement } from "better-sqlite3";
import type { Clock } from "../../clock.ts";
import { DAY_MS, type StoreSizes } from "../store-sizes.ts";

/** Rows that are counted of a table without row numbers, as counting stops everything else. */
const MOST_COUNTED = 100_000;

interface SchemaRow {
  name: string;
  sql: string;
}

/**
 * Prepares the measuring of a database. Rows are estimated from the lowest and the highest row number, or counted up to
 * 100,000; pages are not looked through for the sizes of tables, as this would read the whole file.
 */
export function sizesReader(database: Database, file: string, clock: Clock): () => StoreSizes {
  const bytes = database
    .prepare<[], number>("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
    .pluck();
  const players = database.prepare<[], number>("SELECT count(*) FROM players").pluck();
  const playersOfDay = database
    .prepare<[number], number>("SELECT count(DISTINCT player_id) FROM sessions WHERE seen_at > ?")
    .pluck();
  const tables = database
    .prepare<[], SchemaRow>(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
    )
    .all()
    .map((table) => ({ name: table.name, rows: rowsOf(database, table) }));
  return () => ({
    bytes: (bytes.get() ?? 0) + (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0),
    tables: tables.map(({ name, rows }) => ({ name, rows: rows.get() ?? 0, bytes: null })),
    players: players.get() ?? 0,
    playersOfDay: playersOfDay.get(clock.now() - DAY_MS) ?? 0,
  });
}

function rowsOf(database: Database, { name, sql }: SchemaRow): Statement<[], number> {
  const counted = `SELECT count(*) FROM (SELECT 1 FROM ${name} LIMIT ${MOST_COUNTED})`;
  const numbered = `SELECT coalesce(max(rowid) - min(rowid) + 1, 0) FROM ${name}`;
  const estimate = /WITHOUT ROWID/i.test(sql) ? counted : numbered;
  return database.prepare<[], number>(estimate).pluck();
}
