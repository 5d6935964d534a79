import type { OwnedCreature } from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";
import { creatureFromReply } from "../creature-from-reply.ts";
import { rememberCreatures, rememberedCreatures } from "./creature-cache.ts";
import { loadErrorText } from "./load-error-text.ts";
import { type ListSource, type LoadReason, loadList } from "./load-list.ts";

const CREATURES: ListSource<OwnedCreature[]> = {
  list: (collection) => collection.creatures,
  async ask(game, question) {
    const answer = await game.api.call("POST /api/getUserCreatures", { body: question });
    return answer.ok ? { ok: true, reply: answer.reply.creatures.map(creatureFromReply) } : answer;
  },
  recall: rememberedCreatures,
  remember: rememberCreatures,
  failure: (rules, problem) => loadErrorText(rules, rules.texts.collection.loading.creaturesFailed, problem),
};

/** Loads the creatures of the account in use (`LED-135`, `LED-189` to `LED-193`). */
export function loadCreatures(game: Game, reason: LoadReason): Promise<void> {
  return loadList(game, CREATURES, reason);
}
