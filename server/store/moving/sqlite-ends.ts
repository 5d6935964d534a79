import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { OperatorError } from "../../operator-error.ts";
import { refuseExisting } from "../copies/sqlite-restore.ts";
import { WholeFile } from "../copies/whole-file.ts";
import { isBusy } from "../sqlite/busy.ts";
import { damageIn } from "../sqlite/damage.ts";
import { allowIncrementalVacuum } from "../sqlite/free-space.ts";
import { damageInLog } from "../sqlite/log-damage.ts";
import { formVersionReader, migrate } from "../sqlite/migrate.ts";
import { MIGRATIONS } from "../sqlite/migrations/list.ts";
import { openDatabase } from "../sqlite/open-database.ts";
import type { EmptyEnd, GameEnd, Opened } from "./game-end.ts";
import { refuseOtherForm } from "./refuse-other-form.ts";
import { SqliteEnd } from "./sqlite-end.ts";

const OWNER_ONLY = 0o700;

/**
 * Opens a game that is to move. It is held alone for as long: a server that runs would go on with changes that never
 * arrive, so it must be stopped, and none can start.
 */
export async function openSqliteSource(file: string): Promise<Opened<GameEnd>> {
  if (!existsSync(file))
    throw new OperatorError(`There is no ${file}: set DATA_DIR to the folder of the game.`);
  const logDamage = damageInLog(file);
  if (logDamage)
    throw new OperatorError(`${file} is damaged (${logDamage}): restore the latest backup first.`);
  const database = openDatabase(file, { timeout: 0 });
  const close = async () => {
    database.close();
  };
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE");
    refuseOtherForm("SQLite", formVersionReader(database)(), MIGRATIONS.length);
    const damage = damageIn(database, "integrity_check");
    if (damage) throw new OperatorError(`${file} is damaged (${damage}): restore the latest backup first.`);
    return { end: new SqliteEnd(database), close };
  } catch (error) {
    await close();
    if (isBusy(error)) throw new OperatorError(`Servers are using ${file}: stop them first.`);
    throw error;
  }
}

/** Creates a game to move into, where there is none. It gets its name once everything is in it. */
export async function openSqliteTarget(file: string): Promise<Opened<EmptyEnd>> {
  refuseExisting(file);
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY });
  const whole = new WholeFile(file);
  const database = openDatabase(whole.unfinished);
  const close = async () => {
    database.close();
    whole.discard();
  };
  try {
    // It is flushed as a whole in the end.
    allowIncrementalVacuum(database);
    database.exec("PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON");
    migrate(database, formVersionReader(database));
    database.exec("BEGIN IMMEDIATE");
  } catch (error) {
    await close();
    throw error;
  }
  const end = new SqliteEnd(database);
  const keep = end.keep.bind(end);
  end.keep = async () => {
    await keep();
    database.close();
    whole.giveToFolderOwner();
    whole.finish();
  };
  return { end, close };
}
