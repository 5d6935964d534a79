import { dirname } from "node:path";
import type { Database, Statement } from "better-sqlite3";
import type { RoomIn } from "./copy-before-migration.ts";

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
