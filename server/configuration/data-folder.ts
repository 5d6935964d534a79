import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
} from "node:fs";
import { join } from "node:path";
import { type DataPlace, GAME_FILE } from "../store/database/data-place.ts";
import { isForbidden } from "../store/database/errors.ts";
import { holdsDevelopmentGame } from "../store/sqlite/development-data.ts";
import type { Configuration } from "./configuration.ts";
import type { Variables } from "./variables.ts";

/** Reads where the game is kept: all that a tool for its data needs of the configuration. */
export function readDataPlace(variables: Variables): DataPlace {
  return { dataFolder: variables.text("DATA_DIR") ?? "./data", databaseUrl: databaseUrl(variables) };
}

/** The sentence does not repeat the address, which may hold a password. */
function databaseUrl(variables: Variables): string | null {
  const value = variables.word("DATABASE_URL");
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url !== null && ["postgres:", "postgresql:"].includes(url.protocol)) return value;
  variables.refuse("DATABASE_URL", "must be an address such as postgres://user:password@host:5432/database.");
  return null;
}

/** Only the server's own user may read the players' data. */
const OWNER_ONLY = 0o700;
/** Names of the databases, their copies, and the files SQLite writes beside them. */
const OWN_FILE = /^([\w-]+\.(sqlite(-wal|-shm|-journal)?|dump)|\..*\.unfinished)$/;

/**
 * Creates the data folder for its owner only. Returns what is wrong with it, as sentences. A game on PostgreSQL needs it
 * in development alone, for the dev ledger.
 */
export function prepareDataFolder({ dataFolder, production, databaseUrl }: Configuration): string[] {
  if (production && databaseUrl !== null) return [];
  const name = `DATA_DIR names ${JSON.stringify(dataFolder)}`;
  try {
    mkdirSync(dataFolder, { recursive: true, mode: OWNER_ONLY });
    accessSync(dataFolder, constants.W_OK | constants.X_OK);
    // A folder that holds other things may have other readers; our files in it are private all the same.
    if (readdirSync(dataFolder).every((file) => OWN_FILE.test(file))) chmodSync(dataFolder, OWNER_ONLY);
  } catch {
    return [`${name}, where no files can be written.`];
  }
  const forbidden = forbiddenFile(join(dataFolder, GAME_FILE));
  if (forbidden !== null)
    return [
      `${name}, where this user may not read and write ${forbidden}: give it to the user of the server (chown), such as after a restore by another one.`,
    ];
  if (production && holdsDevelopmentGame(join(dataFolder, GAME_FILE)))
    return [
      `${name}, which holds a development game (players who logged in by name, or a clock that was moved): name another folder.`,
    ];
  return [];
}

/** The file of a database that this user may not read and write; null where there is none. */
function forbiddenFile(game: string): string | null {
  const files = [game, `${game}-wal`, `${game}-shm`].filter((file) => existsSync(file));
  return files.find((file) => !mayBeWritten(file)) ?? null;
}

function mayBeWritten(file: string): boolean {
  try {
    closeSync(openSync(file, "r+"));
    return true;
  } catch (error) {
    if (isForbidden(error)) return false;
    throw error;
  }
}
