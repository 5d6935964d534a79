import type { Game } from "./game.ts";

/** Server time in milliseconds, as well as the client knows it; cooldowns are measured by it. */
export function serverNow(game: Game): number {
  return game.now() + game.store.getState().clockOffset;
}
