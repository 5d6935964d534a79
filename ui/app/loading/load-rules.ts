import type { RuleSet } from "../../../rules/index.ts";
import type { ApiError } from "../../game/api/api-result.ts";
import type { Game } from "../../game/store/game.ts";
import { updateConnection } from "../../game/store/session.ts";

/**
 * Loads the server's rule set with the texts in the player's language. Its numbers stay until the page is reloaded, its
 * texts until another language is chosen. Resolves to the error, or null.
 */
export async function loadRules(game: Game): Promise<ApiError | null> {
  const { language } = game.store.getState().settings;
  const query = language === null ? {} : { language };
  const answer = updateConnection(game, await game.api.call("GET /api/rules", { query }));
  if (!answer.ok) return answer.problem;
  const state = game.store.getState();
  // The player has chosen another language meanwhile; its texts are being loaded.
  if (state.settings.language !== language) return null;
  const { hash, earlierHashes, languages } = answer.reply;
  const rules = answer.reply.rules as RuleSet;
  if (state.rules === null) game.store.setState({ rules, rulesHash: hash, earlierHashes, languages });
  else if (state.rules.texts.language !== rules.texts.language) changeTexts(game, rules, hash);
  return null;
}

/**
 * Replaces the texts. If the server's rules have changed, the texts may not match the rules of this page, so a reload
 * of the page is offered instead.
 */
function changeTexts(game: Game, { texts }: RuleSet, hash: string): void {
  game.store.setState((state) => {
    if (state.rulesHash !== hash) state.newVersion = true;
    else if (state.rules) state.rules = { ...state.rules, texts };
  });
}
