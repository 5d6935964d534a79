import type { OwnedCreature } from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";
import { creatureFromReply } from "../creature-from-reply.ts";
import { rememberCreatures, rememberedCreatures } from "./creature-cache.ts";
import { type LoadReason, loadList } from "./load-list.ts";
import { type ListSource, readList, useList } from "./owned-list.ts";

export const CREATURES: ListSource<OwnedCreature[]> = {
  name: "creatures",
  async ask(game, question) {
    const answer = await game.api.call("POST /api/getUserCreatures", { body: question });
    return answer.ok ? { ok: true, reply: answer.reply.creatures.map(creatureFromReply) } : answer;
  },
  recall: rememberedCreatures,
  remember: rememberCreatures,
  failed: (rules) => rules.texts.collection.loading.creaturesFailed,
};

/** Loads the creatures of the account in use (`LED-135`, `LED-189` to `LED-193`). */
export const loadCreatures = (game: Game, reason: LoadReason) => loadList(game, CREATURES, reason);
export const readCreatures = (game: Game) => readList(game, CREATURES);
export const useCreatures = () => useList(CREATURES);
