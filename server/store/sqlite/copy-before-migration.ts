import { readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { copyDatabase } from "../copies/sqlite-copies.ts";
import { WholeFile } from "../copies/whole-file.ts";
import { isDiskFull } from "../errors.ts";
import { openDatabase } from "./open-database.ts";

/** Copies that are kept; each is as large as the game was. */
const KEPT = 3;
const COPY = /^game-before-(\d+)\.sqlite$/;

/** Bytes that the disk of a folder has left for this user. */
export type RoomIn = (folder: string) => number;

export const roomOnDisk: RoomIn = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

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
