import { closeSync, openSync, readSync, statSync } from "node:fs";
import type { Database } from "better-sqlite3";
import { isDamage } from "./damage.ts";
import { openDatabase } from "./open-database.ts";

/** Both are random, made once, and on a page that every change of the game writes. */
const IDENTITY = "SELECT hex(value) FROM settings WHERE name IN ('shared_secret', 'copy') ORDER BY name";
/** The settings are among the first pages of a game. */
const BEGINNING_BYTES = 4 * 1024 * 1024;
/** Places in the head of a database: page size, the two versions that say whether it has a log, number of pages. */
const HEAD = { bytes: 100, pageSize: 16, versions: [18, 19], pages: 28 } as const;
const WITHOUT_LOG = 1;
const LARGEST_PAGE = 65_536;

/** Whether a database has a log with changes beside it: it is in use, or was not closed. */
export function hasLog(file: string): boolean {
  return (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/**
 * Whether the log beside a database was written for another one, such as the database that was there before a copy was
 * put in its place. SQLite would apply it, and mix the two. False where it cannot be told.
 */
export function hasForeignLog(file: string): boolean {
  if (!hasLog(file) || statSync(file).size < HEAD.bytes) return false;
  const alone = identityOf(() => openDatabase(withoutLog(file)));
  if (alone === null) return false;
  const together = identityOf(() => openDatabase(file, { readonly: true }));
  return together !== null && alone !== together;
}

/** The beginning of a database as if it had no log. */
function withoutLog(file: string): Buffer {
  const beginning = Buffer.alloc(Math.min(BEGINNING_BYTES, statSync(file).size));
  const descriptor = openSync(file, "r");
  try {
    readSync(descriptor, beginning);
  } finally {
    closeSync(descriptor);
  }
  const pageSize = beginning.readUInt16BE(HEAD.pageSize);
  for (const version of HEAD.versions) beginning.writeUInt8(WITHOUT_LOG, version);
  beginning.writeUInt32BE(
    Math.floor(beginning.length / (pageSize === 1 ? LARGEST_PAGE : pageSize)),
    HEAD.pages,
  );
  return beginning;
}

function identityOf(open: () => Database): string | null {
  let database: Database | null = null;
  try {
    database = open();
    return database.prepare<[], string>(IDENTITY).pluck().all().join(" ") || null;
  } catch (error) {
    // Without tables, or with some of its pages elsewhere.
    if (isDamage(error) || (error instanceof Error && error.message.includes("no such table"))) return null;
    throw error;
  } finally {
    database?.close();
  }
}
