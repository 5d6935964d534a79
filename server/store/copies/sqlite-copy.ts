import { randomInt } from "node:crypto";
import type { Database } from "better-sqlite3";
import { OperatorError } from "../../operator-error.ts";
import { damageIn } from "../sqlite/damage.ts";
import { openDatabase } from "../sqlite/open-database.ts";

/** More pages than any database has. */
const ALL_PAGES = 0x7fffffff;
const LARGEST_MARK = 2 ** 47;

/**
 * Copies a database as it is at one moment, also while others write to it: all pages in one step, as SQLite begins
 * anew whenever somebody writes between two steps. Nobody waits for it. `target` is an empty file.
 */
export async function copyDatabase(source: Database, target: string): Promise<void> {
  await source.backup(target, { progress: () => ALL_PAGES });
  sealCopy(target);
}

/**
 * Makes one file of a copy that needs no other one beside it, marks it as a database of its own (see
 * `foreignLogOf`), and checks it.
 */
export function sealCopy(file: string): void {
  const copy = openDatabase(file);
  try {
    copy.exec("PRAGMA journal_mode = DELETE");
    copy.prepare("INSERT OR REPLACE INTO settings VALUES ('copy', ?)").run(randomInt(1, LARGEST_MARK));
    const damage = damageIn(copy, "quick_check");
    if (damage) throw new OperatorError(`The copy of the database is damaged (${damage}): see the disk.`);
  } finally {
    copy.close();
  }
}
