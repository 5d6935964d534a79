import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Database } from "better-sqlite3";
import { OperatorError } from "../../operator-error.ts";
import { damageIn, damageMetBy } from "../sqlite/damage.ts";
import { damageInLog } from "../sqlite/log-damage.ts";
import { MIGRATIONS } from "../sqlite/migrations/list.ts";
import { openDatabase } from "../sqlite/open-database.ts";
import type { GameSummary } from "./game-summary.ts";
import { summaryOfSqlite } from "./sqlite-backup.ts";
import { copyDatabase } from "./sqlite-copy.ts";
import { WholeFile } from "./whole-file.ts";

const OWNER_ONLY = 0o700;

/** Puts a checked copy of a backup in place as `target`, where no database may be. */
export async function restoreSqlite(backup: string, target: string): Promise<GameSummary> {
  refuseExisting(target);
  const logDamage = damageInLog(backup);
  if (logDamage) throw new OperatorError(`${backup} is damaged (${logDamage}): restore another backup.`);
  const database = openDatabase(backup, { readonly: true });
  try {
    const damage = damageOf(database);
    if (damage) throw new OperatorError(`${backup} is damaged (${damage}): restore another backup.`);
    const summary = summaryOfSqlite(database, backup);
    refuseNewerForm(backup, summary.form, MIGRATIONS.length);
    mkdirSync(dirname(target), { recursive: true, mode: OWNER_ONLY });
    const copy = new WholeFile(target);
    try {
      copyDatabase(database, copy.unfinished);
      copy.giveToFolderOwner();
      copy.finish();
    } finally {
      copy.discard();
    }
    return summary;
  } finally {
    database.close();
  }
}

/** Refuses a backup that a newer release has written. */
export function refuseNewerForm(backup: string, form: number, known: number): void {
  if (form > known)
    throw new OperatorError(
      `${backup} has form ${form}, this program knows ${known}: restore it with the release that wrote it, or a newer one.`,
    );
}

/** A log without its database would be applied to the restored one: it may not be there either. */
export function refuseExisting(target: string): void {
  const found = [target, `${target}-wal`, `${target}-shm`].filter((file) => existsSync(file));
  if (found.length > 0)
    throw new OperatorError(
      `There is a database in the way (${found.join(", ")}): stop the servers, move these files elsewhere, and try again.`,
    );
}

function damageOf(database: Database): string | null {
  return damageIn(database, "integrity_check") ?? damageMetBy(() => brokenReference(database));
}

function brokenReference(database: Database): string | null {
  const broken = database.prepare<[], { table: string; parent: string }>("PRAGMA foreign_key_check").get();
  return broken ? `a row of ${broken.table} refers to no row of ${broken.parent}` : null;
}
