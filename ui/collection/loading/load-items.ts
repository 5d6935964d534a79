import type { Game } from "../../game/store/game.ts";
import type { Items } from "../collection.ts";
import { loadErrorText } from "./load-error-text.ts";
import { type ListSource, type LoadReason, loadList } from "./load-list.ts";

const ITEMS: ListSource<Items> = {
  list: (collection) => collection.items,
  ask: (game, question) => game.api.call("POST /api/getUserItems", { body: question }),
  recall: () => null,
  remember: () => undefined,
  failure: (rules, problem) => loadErrorText(rules, rules.texts.collection.loading.itemsFailed, problem),
};

/** Loads the tools and spells of the account in use (`LED-139`). */
export function loadItems(game: Game, reason: LoadReason): Promise<void> {
  return loadList(game, ITEMS, reason);
}
