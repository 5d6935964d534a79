import type { Game } from "../../game/store/game.ts";

const KEY = "hasMintedBefore";

/**
 * Returns whether a creature was ever minted in this browser (`LAB-021`). It decides only which explanation is shown
 * (`GAP-54`).
 */
export function hasMintedBefore(game: Game): boolean {
  return game.storage.read(KEY) !== null;
}

/** Stores that a creature was minted (`LED-152`). */
export function rememberMint(game: Game): void {
  if (game.store.getState().owner !== null) game.storage.write(KEY, "1");
}
