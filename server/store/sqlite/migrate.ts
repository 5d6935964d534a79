import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import { cleanName } from "../database/clean-name.ts";
import { isDiskFull, NewerDataError } from "../database/errors.ts";
import { additionsAfter, LOOK_AGAIN_MS } from "../database/migrations.ts";
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
 * Whether this program can go on with a game of some form: its own one, or one to which newer releases have merely
 * added.
 */
function isServed(database: Database, form: number): boolean {
  const newer = form - MIGRATIONS.length;
  if (newer <= 0) return newer === 0;
  // Not there in files of releases that did not tell.
  if (!database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").get()) return false;
  return database.prepare(additionsAfter(MIGRATIONS.length)).pluck().get() === newer;
}

/** Prepares asking whether this program can go on with a game that others may migrate. */
export function servedReader(database: Database): () => boolean {
  const formVersion = formVersionReader(database);
  let looked = { form: MIGRATIONS.length, isServed: true };
  return () => {
    const form = formVersion();
    if (form !== looked.form) looked = { form, isServed: isServed(database, form) };
    return looked.isServed;
  };
}

/**
 * Resolves when another process has given a game the form of this program, or a newer one. Calls `onWait` with the form
 * that was found if it has to wait; 0 stands for no game.
 */
export async function awaitForm(file: string, onWait: (form: number) => void): Promise<void> {
  for (let isTold = false; ; isTold = true) {
    const form = formOfFile(file);
    if (form >= MIGRATIONS.length) return;
    if (!isTold) onWait(form);
    await pause(LOOK_AGAIN_MS);
  }
}

function formOfFile(file: string): number {
  if (!existsSync(file)) return 0;
  const database = openDatabase(file, { readonly: true });
  try {
    return formVersionReader(database)();
  } finally {
    database.close();
  }
}

/**
 * Applies the missing migrations in one transaction; of two processes that start together, one does it and the other
 * finds it done. A form to which newer releases have merely added stays as it is. `prepare` runs before a game is changed,
 * while nobody else can change it; if it throws, nothing is. Returns the number of the last one that was applied before.
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
      if (isServed(database, version)) return version;
      if (version > MIGRATIONS.length)
        throw new NewerDataError(
          `The database has form ${version}, this program knows ${MIGRATIONS.length}: start a newer program.`,
        );
      if (version > 0) prepare();
      database.exec(
        "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, adds INTEGER NOT NULL) STRICT",
      );
      const note = database.prepare("INSERT INTO migrations (number, adds) VALUES (?, ?)");
      for (const [index, { text, adds }] of MIGRATIONS.entries())
        if (index >= version) {
          database.exec(text);
          note.run(index + 1, adds ? 1 : 0);
        }
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
