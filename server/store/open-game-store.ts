import { join } from "node:path";
import type { Clock } from "../app-deps.ts";
import type { Configuration } from "../configuration/configuration.ts";
import { openSqliteStore } from "./sqlite/open-sqlite-store.ts";
import type { Store } from "./store.ts";

/** Where in `DATA_DIR` the game's data are. */
export const GAME_FILE = "game.sqlite";

/** The game's data in `DATA_DIR`; the folder has been checked before. */
export function openGameStore({ dataFolder, production }: Configuration, clock: Clock): Store {
  return openSqliteStore({ file: join(dataFolder, GAME_FILE), clock, movableClock: !production });
}
