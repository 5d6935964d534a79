import type { Game } from "../../game/store/game.ts";

const KEY = "hasMintedBefore";

/** Whether a creature was ever minted in this browser (`LAB-021`); decides what is explained, never a rule (`GAP-54`). */
export function hasMintedBefore(game: Game): boolean {
  return game.storage.read(KEY) !== null;
}

/** A creature was minted (`LED-152`). */
export function rememberMint(game: Game): void {
  game.storage.write(KEY, "1");
}
