import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import type { Database } from "better-sqlite3";
import { DamagedDataError } from "../database/errors.ts";
import { damageIn, damageInLog, damageMetBy, hasForeignLog, hasLog } from "./log-damage.ts";
import { openDatabase } from "./open-database.ts";

/** Up to this size all of a database is checked at a start, which takes a third of a second; a gigabyte takes five. */
const CHECKED_WHOLE_BYTES = 64 * 1024 * 1024;
const HEAD_BYTES = 100;
/** Places in the head of a database: page size, changes, number of pages, and the changes that this number is for. */
const HEAD = { pageSize: 16, changes: 24, pages: 28, pagesFor: 92 } as const;
const LARGEST_PAGE = 65_536;

/**
 * Looks at a database before it is opened, and changes nothing. Answers whether the file is there and holds nothing, as
 * a copy does that was made without its log. Throws for a damaged one, one that was cut short, one with another
 * database's log, and one whose log lacks changes (`ABU-114`).
 */
export function checkGameFile(file: string, wholeBytes = CHECKED_WHOLE_BYTES): { holdsNothing: boolean } {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0 && !hasLog(file)) return { holdsNothing: false };
  if (size === 0) refuse(file, "it is empty or gone, and its log is there", true);
  const logDamage = damageInLog(file);
  if (logDamage) refuse(file, logDamage, true);
  const isLogEmptied = existsSync(`${file}-wal`) && !hasLog(file) && !existsSync(`${file}-shm`);
  if (!hasLog(file) && size < sizeInHead(file)) refuse(file, "it was cut short");
  if (damageMetBy(() => (hasForeignLog(file) ? "foreign" : null)) === "foreign")
    throw new DamagedDataError(
      `${file}-wal is the log of another database than ${file}: move ${file}-wal and ${file}-shm elsewhere, then start again.`,
    );
  const database = openDatabase(file, { readonly: true });
  try {
    const damage = size <= wholeBytes ? wholeDamage(database, hasLog(file)) : firstDamage(database);
    if (damage) refuse(file, damage);
    const holdsNothing = database.prepare("PRAGMA user_version").pluck().get() === 0;
    if (holdsNothing && isLogEmptied) refuse(file, "it holds nothing, and its log was emptied", true);
    return { holdsNothing };
  } finally {
    database.close();
  }
}

/** A log that does not fit shows where indexes and tables differ. */
function wholeDamage(database: Database, withLog: boolean): string | null {
  return damageIn(database, withLog ? "integrity_check" : "quick_check");
}

/** The damage that reading a row of each table meets. */
function firstDamage(database: Database): string | null {
  return damageMetBy(() => {
    const tables = database
      .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .pluck();
    for (const table of tables.all()) database.prepare(`SELECT * FROM "${table}" LIMIT 1`).get();
    return null;
  });
}

/** The size that the head of a database tells; 0 where it tells none. */
function sizeInHead(file: string): number {
  const head = Buffer.alloc(HEAD_BYTES);
  const descriptor = openSync(file, "r");
  try {
    readSync(descriptor, head);
  } finally {
    closeSync(descriptor);
  }
  if (head.readUInt32BE(HEAD.changes) !== head.readUInt32BE(HEAD.pagesFor)) return 0;
  const pageSize = head.readUInt16BE(HEAD.pageSize);
  return head.readUInt32BE(HEAD.pages) * (pageSize === 1 ? LARGEST_PAGE : pageSize);
}

function refuse(file: string, damage: string, isBesideLog = hasLog(file)): never {
  const log = isBesideLog
    ? ` If ${file} was put there by hand, its log belongs to the earlier one: move ${file}-wal and ${file}-shm elsewhere first, and start again.`
    : "";
  throw new DamagedDataError(
    `the database ${file} is damaged (${damage}). Move it and its -wal and -shm files elsewhere, and bring the latest backup back with npm run restore -- FILE.${log}`,
  );
}
