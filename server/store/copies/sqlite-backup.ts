import { existsSync } from "node:fs";
import type { Database } from "better-sqlite3";
import { OperatorError } from "../../operator-error.ts";
import { isDamage } from "../sqlite/damage.ts";
import { damageInLog } from "../sqlite/log-damage.ts";
import { openDatabase } from "../sqlite/open-database.ts";
import type { GameSummary } from "./game-summary.ts";
import { copyDatabase } from "./sqlite-copy.ts";
import { WholeFile } from "./whole-file.ts";

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
export function summaryOfSqlite(database: Database, file: string): GameSummary {
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
