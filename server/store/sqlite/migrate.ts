import { readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Database } from "better-sqlite3";
import { cleanName } from "../database/clean-name.ts";
import { isDiskFull, NewerDataError } from "../database/errors.ts";
import { WholeFile } from "../database/whole-file.ts";
import type { RoomIn } from "./health.ts";
import { noteRewritten } from "./health.ts";
import { MIGRATIONS } from "./migrations/list.ts";
import { openDatabase } from "./open-database.ts";
import { copyDatabase } from "./sqlite-copies.ts";

/** Prepares reading the number of the last applied migration. */
export function formVersionReader(database: Database): () => number {
  const select = database.prepare("PRAGMA user_version").pluck();
  return () => Number(select.get());
}

/**
 * Applies the missing migrations in one transaction; of two processes that start together, one does it and the other
 * finds it done. `prepare` runs before a game is changed, while nobody else can change it; if it throws, nothing is.
 * Returns the number of the last one that was applied before.
 */
export function migrate(
  database: Database,
  formVersion: () => number,
  prepare: () => void = () => {},
): number {
  // Read without a lock, so that a start does not wait for a program that holds one.
  if (formVersion() === MIGRATIONS.length) return MIGRATIONS.length;
  database.function("clean_name", { deterministic: true }, (name) => cleanName(String(name)));
  return database
    .transaction(() => {
      const version = formVersion();
      if (version > MIGRATIONS.length)
        throw new NewerDataError(
          `The database has form ${version}, this program knows ${MIGRATIONS.length}: start a newer program.`,
        );
      if (version === MIGRATIONS.length) return version;
      if (version > 0) prepare();
      for (const migration of MIGRATIONS.slice(version)) database.exec(migration);
      if (version === 0) noteRewritten(database);
      database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
      return version;
    })
    .immediate();
}

/** Copies that are kept; each is as large as the game was. */
const KEPT = 3;

const COPY = /^game-before-(\d+)\.sqlite$/;

/** There is no room for the copy. The migration is not begun. */
export class NoRoomError extends Error {}

/**
 * Copies a database beside itself, before it is migrated to a form; answers where. Whoever calls it holds the write lock
 * and has written nothing yet.
 */
export function copyBeforeMigration(file: string, form: number, roomIn: RoomIn): string {
  const folder = dirname(file);
  const needed = statSync(file).size + (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0);
  if (roomIn(folder) < needed) throw noRoom(folder, needed);
  const copy = new WholeFile(join(folder, `game-before-${form}.sqlite`));
  const database = openDatabase(file, { readonly: true });
  try {
    copyDatabase(database, copy.unfinished);
    copy.finish();
  } catch (error) {
    if (isDiskFull(error)) throw noRoom(folder, needed);
    throw error;
  } finally {
    database.close();
    copy.discard();
  }
  removeOlder(folder);
  return copy.file;
}

function removeOlder(folder: string): void {
  const forms = readdirSync(folder).flatMap((name) => COPY.exec(name)?.[1] ?? []);
  const old = forms.sort((one, other) => Number(other) - Number(one)).slice(KEPT);
  for (const form of old) rmSync(join(folder, `game-before-${form}.sqlite`));
}

function noRoom(folder: string, needed: number): NoRoomError {
  const megabytes = Math.ceil(needed / 1_000_000);
  return new NoRoomError(
    `the game must be migrated, and the copy of it that is made first needs ${megabytes} MB in ${folder}, which the disk does not have. Nothing was changed: make room, or make a backup elsewhere with npm run backup and start once with BACKUP_BEFORE_MIGRATION=0.`,
  );
}
