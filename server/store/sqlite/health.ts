import { statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { Database, Statement } from "better-sqlite3";
import type { Clock } from "../../process/clock.ts";
import { DAY_MS, type StoreHealth, type StoreProblem, type StoreSizes } from "../health.ts";
import type { GroupCommit } from "./group-commit.ts";
import { MIGRATIONS } from "./migrations/list.ts";
import type { SettingTable } from "./setting-table.ts";

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

/** A change needs a few kilobytes, the log of changes and a backup before a migration need more. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;

export type FreeBytes = (folder: string) => Promise<number>;

/** Bytes that the disk of a folder has left for users without special rights. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export interface CheckedDatabase {
  /** Path of the database, or ":memory:". */
  file: string;
  commits: GroupCommit;
  settings: SettingTable;
  formVersion: () => number;
  freeBytes: FreeBytes;
}

/** Prepares the check of a database that was just opened: it commits a trial value, and rejects if it cannot. */
export function healthChecker({
  file,
  commits,
  settings,
  formVersion,
  freeBytes,
}: CheckedDatabase): () => Promise<StoreHealth> {
  const isFile = file !== ":memory:";
  const opened = isFile ? identityOf(file) : null;
  const problemOf = (free: number | null): StoreProblem | null => {
    if (formVersion() !== MIGRATIONS.length) return "other_version";
    if (isFile && identityOf(file) !== opened) return "file_replaced";
    return free !== null && free < LEAST_FREE_BYTES ? "low_space" : null;
  };
  return async () => {
    const free = isFile ? await freeBytes(dirname(file)) : null;
    const problem = problemOf(free);
    if (problem === null) await commits.runSingleWrite(() => settings.storeTrial(Date.now()));
    return { problem, freeBytes: free };
  };
}

/** What a path leads to; null if to nothing. Who writes to a file that was removed loses it with the process. */
function identityOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}
