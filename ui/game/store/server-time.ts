import type { Game } from "./game.ts";

/** Returns the estimated server time in milliseconds. Cooldowns are measured by it. */
export function serverNow(game: Game): number {
  return game.now() + game.store.getState().clockOffset;
}
