import type { Game } from "../../game/store/game.ts";
import type { Items } from "../collection.ts";
import { loadErrorText } from "./load-error-text.ts";
import { type LoadReason, loadShelf, type ShelfSource } from "./load-shelf.ts";

const ITEMS: ShelfSource<Items> = {
  shelf: (collection) => collection.items,
  ask: (game, question) => game.api.getUserItems(question),
  recall: () => null,
  remember: () => undefined,
  failure: (rules, problem) => loadErrorText(rules, rules.collectionTexts.itemsFailed, problem),
};

/** Loads the tools and spells of the account in use (`LED-139`). */
export function loadItems(game: Game, reason: LoadReason): Promise<void> {
  return loadShelf(game, ITEMS, reason);
}
