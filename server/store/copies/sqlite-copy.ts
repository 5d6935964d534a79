import { randomInt } from "node:crypto";
import type { Database } from "better-sqlite3";
import { OperatorError } from "../../operator-error.ts";
import { damageIn } from "../sqlite/damage.ts";
import { openDatabase } from "../sqlite/open-database.ts";

const LARGEST_MARK = 2 ** 47;

/**
 * Copies a database as it is at one moment, also while others write to it; nobody waits for it. Its free pages, which may
 * hold what was deleted, are left out (`ABU-100`). `target` is an empty file.
 */
export function copyDatabase(source: Database, target: string): void {
  source.prepare("VACUUM INTO ?").run(target);
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
