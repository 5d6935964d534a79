import { closeSync, openSync, readSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { OperatorError } from "../../process/operator-error.ts";
import { type DataPlace, GAME_FILE } from "../data-place.ts";
import type { GameSummary } from "./game-summary.ts";
import { backUpPostgres, restorePostgres } from "./postgres-copies.ts";
import { backUpSqlite, restoreSqlite } from "./sqlite-copies.ts";

/**
 * Writes the whole game into one file, as it is at one moment; servers may go on. A file of that name is replaced only
 * where `replace` says so.
 */
export async function backUpGame(
  { dataFolder, databaseUrl }: DataPlace,
  target: string,
  replace: boolean,
): Promise<GameSummary> {
  refuseTarget(target, replace);
  return databaseUrl === null
    ? backUpSqlite(join(dataFolder, GAME_FILE), target)
    : backUpPostgres(databaseUrl, target);
}

function refuseTarget(target: string, replace: boolean): void {
  const found = statSync(target, { throwIfNoEntry: false });
  if (found && !found.isFile()) throw new OperatorError(`${target} is no file: name the file of the backup.`);
  if (found && !replace)
    throw new OperatorError(`${target} exists: name another file, or say --force to replace it.`);
  const folder = dirname(resolve(target));
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new OperatorError(`There is no folder ${folder}: create it, or name a file in another one.`);
}

/** How the files of each store begin. */
const BEGINNINGS = { SQLite: "SQLite format 3\0", PostgreSQL: "PGDMP" } as const;

/** Brings a backup back: into a data folder without a database, or into a PostgreSQL database without players. */
export async function restoreGame(
  { dataFolder, databaseUrl }: DataPlace,
  backup: string,
): Promise<GameSummary> {
  if (!statSync(backup, { throwIfNoEntry: false })?.isFile())
    throw new OperatorError(`There is no file ${backup}.`);
  const kind = kindOf(backup);
  if (kind === "SQLite" && databaseUrl !== null)
    throw new OperatorError(
      `${backup} is a backup of a game on SQLite, and DATABASE_URL is set: restore it without DATABASE_URL, then move it with npm run migrate-store.`,
    );
  if (kind === "SQLite") return restoreSqlite(backup, join(dataFolder, GAME_FILE));
  if (kind === null)
    throw new OperatorError(`${backup} is no backup of a game: name a file that npm run backup wrote.`);
  if (databaseUrl === null)
    throw new OperatorError(
      `${backup} is a backup of a game on PostgreSQL: set DATABASE_URL to where it belongs.`,
    );
  return restorePostgres(databaseUrl, backup);
}

function kindOf(file: string): keyof typeof BEGINNINGS | null {
  const begin = Buffer.alloc(16);
  const descriptor = openSync(file, "r");
  try {
    readSync(descriptor, begin);
  } finally {
    closeSync(descriptor);
  }
  const text = begin.toString("latin1");
  if (text.startsWith(BEGINNINGS.SQLite)) return "SQLite";
  return text.startsWith(BEGINNINGS.PostgreSQL) ? "PostgreSQL" : null;
}
