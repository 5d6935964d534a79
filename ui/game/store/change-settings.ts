import type { Game } from "./game.ts";
import type { Settings } from "./game-state.ts";
import { writeSettings } from "./settings.ts";

/** Changes settings and stores all of them in this browser. */
export function changeSettings(game: Game, change: Partial<Settings>): void {
  game.store.setState((state) => {
    Object.assign(state.settings, change);
  });
  writeSettings(game.storage, game.store.getState().settings);
}
