import { statfsSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { Database, Statement } from "better-sqlite3";
import type { StoreHealth, StoreProblem, StoreSizes } from "../database/health.ts";
import type { GroupCommit } from "./group-commit.ts";
import type { SettingTable } from "./setting-table.ts";

/** Rows that are counted of a table without row numbers, as counting stops everything else: there are dozens. */
const MOST_COUNTED = 2_000;

interface SchemaRow {
  name: string;
  sql: string;
}

/**
 * Prepares the measuring of a database. Rows are estimated from the lowest and the highest row number, or counted up to
 * 2,000; pages are not looked through for the sizes of tables, as this would read the whole file.
 */
export function sizesReader(
  database: Database,
  file: string,
): () => Omit<StoreSizes, "players" | "playersOfDay"> {
  const bytes = database
    .prepare<[], number>("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
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
  });
}

function rowsOf(database: Database, { name, sql }: SchemaRow): Statement<[], number> {
  const counted = `SELECT count(*) FROM (SELECT 1 FROM ${name} LIMIT ${MOST_COUNTED})`;
  // Each on its own: SQLite finds one of them at once, and looks through the table for both together.
  const numbered = `SELECT coalesce((SELECT max(rowid) FROM ${name}) - (SELECT min(rowid) FROM ${name}) + 1, 0)`;
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
  /** Whether it has a form that this program can go on with. */
  isServed: () => boolean;
  freeBytes: FreeBytes;
}

/** Prepares the check of a database that was just opened: it commits a trial value, and rejects if it cannot. */
export function healthChecker({
  file,
  commits,
  settings,
  isServed,
  freeBytes,
}: CheckedDatabase): () => Promise<StoreHealth> {
  const isFile = file !== ":memory:";
  const opened = isFile ? identityOf(file) : null;
  const problemOf = (free: number | null): StoreProblem | null => {
    if (!isServed()) return "other_version";
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

/** Mode 2 of `auto_vacuum`: free pages can be given back a few at a time. */
const INCREMENTAL = 2;
/** A file of an earlier release is written anew once, at a start, unless that takes half a minute. */
const LARGEST_REWRITTEN_BYTES = 1024 * 1024 * 1024;
/** Written anew, a file is on the disk twice more: in a temporary file and in the log. */
const COPIES = 2;
/** This share of the file, and at least so many pages, may stay free for what is stored next. */
const FREE_SHARE = 0.25;
const FREE_PAGES = 2_500;
/** Pages given back in one transaction, so that other requests wait some milliseconds at most. */
const PAGES_AT_ONCE = 200;

/** Lets a new database give free space back to the disk; before anything is stored in it. */
export function allowIncrementalVacuum(database: Database): void {
  // Only where it is missing: setting it takes the write lock, for which a start need not wait.
  if (numberOf(database, "auto_vacuum") !== INCREMENTAL) database.exec("PRAGMA auto_vacuum = INCREMENTAL");
}

/**
 * Writes a database of an earlier release anew, once. From then on it gives free space back, and nothing is left of
 * what was deleted before deleting overwrote it (`ABU-100`). If it is too large, the disk has no room for it or another
 * process is writing just then, that is left to the next start. Returns what was done.
 */
export function rewriteOnce(
  database: Database,
  file: string,
  roomIn: RoomIn,
): "nothing" | "rewritten" | "left" {
  if (database.prepare("SELECT 1 FROM settings WHERE name = 'rewritten'").get() !== undefined)
    return "nothing";
  const bytes = numberOf(database, "page_count") * numberOf(database, "page_size");
  if (bytes > LARGEST_REWRITTEN_BYTES || roomIn(dirname(file)) < COPIES * bytes) return "left";
  try {
    database.exec("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
    noteRewritten(database);
    return "rewritten";
  } catch {
    return "left";
  }
}

/** Notes that nothing is left of what earlier releases deleted, as in a new database. */
export function noteRewritten(database: Database): void {
  database.exec("INSERT OR REPLACE INTO settings VALUES ('rewritten', 1)");
}

function numberOf(database: Database, pragma: "auto_vacuum" | "page_count" | "page_size"): number {
  return Number(database.prepare(`PRAGMA ${pragma}`).pluck().get());
}

/** Gives free pages of the file back to the disk, some at a time. */
export class FreeSpace {
  private readonly database: Database;
  private readonly pages: Statement<[], number>;
  private readonly freePages: Statement<[], number>;
  private readonly canShrink: boolean;

  constructor(database: Database) {
    this.database = database;
    this.pages = database.prepare<[], number>("PRAGMA page_count").pluck();
    this.freePages = database.prepare<[], number>("PRAGMA freelist_count").pluck();
    this.canShrink = numberOf(database, "auto_vacuum") === INCREMENTAL;
  }

  /** Gives some pages back if too many are free, within a transaction; returns whether more should be. */
  giveBack(): boolean {
    if (!this.isTooMuch()) return false;
    this.database.exec(`PRAGMA incremental_vacuum(${PAGES_AT_ONCE})`);
    return this.isTooMuch();
  }

  private isTooMuch(): boolean {
    const free = this.freePages.get() ?? 0;
    return this.canShrink && free > Math.max(FREE_PAGES, FREE_SHARE * (this.pages.get() ?? 0));
  }
}

/** Bytes that the disk of a folder has left for this user. */
export type RoomIn = (folder: string) => number;

export const roomOnDisk: RoomIn = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};
