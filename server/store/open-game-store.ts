import { join } from "node:path";
import type { Clock } from "../app-deps.ts";
import type { Configuration } from "../configuration/configuration.ts";
import { openSqliteStore } from "./sqlite/open-sqlite-store.ts";
import type { Store } from "./store.ts";

/** The game's database in `DATA_DIR`. */
export const GAME_FILE = "game.sqlite";

/** Opens the game's database in `DATA_DIR`; the folder has been checked before. */
export function openGameStore({ dataFolder, production }: Configuration, clock: Clock): Store {
  return openSqliteStore({ file: join(dataFolder, GAME_FILE), clock, movableClock: !production });
}
