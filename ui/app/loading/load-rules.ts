import type { RuleSet } from "../../../rules/index.ts";
import { type ApiError, onlyOurs } from "../../game/api/api-result.ts";
import type { RulesReply } from "../../game/offline/kept-rules.ts";
import type { Game } from "../../game/store/game.ts";
import { noteBuild, updateConnection } from "../../game/store/session.ts";

/**
 * Loads the server's rule set with the texts in the player's language. Its numbers stay until the page is reloaded, its
 * texts until another language is chosen; where the server's rules have changed meanwhile, a reload is offered. Without
 * the server those are taken that this browser keeps. Resolves to the error, or null.
 */
export async function loadRules(game: Game): Promise<ApiError | null> {
  const { language } = game.store.getState().settings;
  const query = language === null ? {} : { language };
  const answer = updateConnection(
    game,
    onlyOurs(
      await game.api.call("GET /api/rules", { query }),
      (reply) => typeof reply?.hash === "string" && typeof reply.rules === "object",
    ),
  );
  if (answer.ok) {
    if (noteBuild(game, answer.reply.build)) void game.keptRules?.write(language, answer.reply);
    takeRules(game, language, answer.reply);
    return null;
  }
  const kept = answer.problem.kind === "unreachable" ? await game.keptRules?.read(language) : null;
  if (kept) takeRules(game, language, kept);
  return answer.problem;
}

function takeRules(game: Game, language: string | null, reply: RulesReply): void {
  const state = game.store.getState();
  // The player has chosen another language meanwhile; its texts are being loaded.
  if (state.settings.language !== language) return;
  const { hash, earlierHashes, languages } = reply;
  const rules = reply.rules as RuleSet;
  if (state.rules === null) game.store.setState({ rules, rulesHash: hash, earlierHashes, languages });
  else if (state.rulesHash !== hash) game.store.setState({ newVersion: true });
  else if (state.rules.texts.language !== rules.texts.language) changeTexts(game, rules);
}

function changeTexts(game: Game, { texts }: RuleSet): void {
  game.store.setState((state) => {
    if (state.rules) state.rules = { ...state.rules, texts };
  });
}
