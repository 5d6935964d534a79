import { randomInt } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Database } from "better-sqlite3";
import { OperatorError } from "../../process/program.ts";
import { type GameSummary, refuseNewerForm, WholeFile } from "../database/whole-file.ts";
import { damageIn, damageInLog, damageMetBy, isDamage } from "./log-damage.ts";
import { MIGRATIONS } from "./migrations/list.ts";
import { openDatabase } from "./open-database.ts";

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
function sealCopy(file: string): void {
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

/** Copies the game in an SQLite file, which servers may be using, into `target`. */
export async function backUpSqlite(file: string, target: string): Promise<GameSummary> {
  if (!existsSync(file))
    throw new OperatorError(`There is no ${file}: set DATA_DIR to the folder of the game.`);
  const logDamage = damageInLog(file);
  if (logDamage) throw new OperatorError(`${file} is damaged (${logDamage}): restore the latest backup.`);
  const database = openDatabase(file, { readonly: true });
  const copy = new WholeFile(target);
  try {
    const summary = summaryOfSqlite(database, file);
    copyDatabase(database, copy.unfinished);
    copy.finish();
    return summary;
  } catch (error) {
    if (isDamage(error))
      throw new OperatorError(`${file} is damaged (${error.message}): restore the latest backup.`);
    throw error;
  } finally {
    copy.discard();
    database.close();
  }
}

/** What a database holds. Refuses one without a game. */
function summaryOfSqlite(database: Database, file: string): GameSummary {
  const form = Number(database.prepare("PRAGMA user_version").pluck().get());
  if (form === 0)
    throw new OperatorError(
      `${file} holds no game: it is new, or a copy that was made without the file ${file}-wal.`,
    );
  return {
    form,
    players: Number(database.prepare("SELECT count(*) FROM players").pluck().get()),
    changedAt: Number(
      database.prepare("SELECT value FROM settings WHERE name = 'latest_time'").pluck().get() ?? 0,
    ),
  };
}

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
