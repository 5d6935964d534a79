import type { Database, Statement } from "better-sqlite3";

/** Mode 2 of `auto_vacuum`: free pages can be given back a few at a time. */
const INCREMENTAL = 2;
/** A file of an earlier release is written anew once for that, at a start, unless that takes seconds. */
const LARGEST_REWRITTEN_BYTES = 100 * 1024 * 1024;
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
 * Does the same for a database of an earlier release of up to 100 MB, by writing it anew once. If another process is
 * writing just then, that is left to the next start.
 */
export function rewriteForIncrementalVacuum(database: Database): void {
  if (numberOf(database, "auto_vacuum") === INCREMENTAL) return;
  if (numberOf(database, "page_count") * numberOf(database, "page_size") > LARGEST_REWRITTEN_BYTES) return;
  try {
    database.exec("VACUUM");
  } catch {
    // Nothing is lost: free pages are used again, only the file does not shrink.
  }
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
