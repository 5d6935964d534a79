import type { SpellReply, ToolReply } from "../../../server/contract/index.ts";
import type { Game } from "../../game/store/game.ts";
import { type LoadReason, loadList } from "./load-list.ts";
import { type ListSource, readList, useList } from "./owned-list.ts";

/** The tools and spells of an account. */
export interface Items {
  tools: ToolReply[];
  spells: SpellReply[];
}

const ITEMS: ListSource<Items> = {
  name: "items",
  ask: (game, question) => game.api.call("POST /api/getUserItems", { body: question }),
  recall: () => null,
  remember: () => undefined,
  failed: (rules) => rules.texts.collection.loading.itemsFailed,
};

/** Loads the tools and spells of the account in use (`LED-139`). */
export const loadItems = (game: Game, reason: LoadReason) => loadList(game, ITEMS, reason);
export const readItems = (game: Game) => readList(game, ITEMS);
export const useItems = () => useList(ITEMS);
