import type { RuleSet } from "../../../rules/index.ts";
import { type ApiError, onlyOurs } from "../../game/api/api-result.ts";
import type { RulesReply } from "../../game/offline/kept-rules.ts";
import { giveUpChoice } from "../../game/store/choose-language.ts";
import type { Game } from "../../game/store/game.ts";
import { notify } from "../../game/store/notify.ts";
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
  if (answer.problem.kind !== "unreachable") return answer.problem;
  const kept = await game.keptRules?.read(language);
  if (kept) takeRules(game, language, kept);
  else stayWithLanguage(game, language);
  return answer.problem;
}

/** Goes back to the language that is shown, and says why: without the server the chosen one has no texts here. */
function stayWithLanguage(game: Game, language: string | null): void {
  const { rules, settings } = game.store.getState();
  if (rules === null || language === null || settings.language !== language) return;
  const { texts } = rules;
  if (texts.language === language) return;
  notify(game, texts.app.dialogs.languageNotHere, "error");
  giveUpChoice(game, texts.language);
}

/** Keeps the texts of the languages that are not shown, so that each can be chosen without network too (`GAP-63`). */
export async function keepLanguages(game: Game): Promise<void> {
  const { keptRules } = game;
  if (!keptRules) return;
  for (const language of game.store.getState().languages) {
    if ((await keptRules.read(language)) !== null) continue;
    const answer = await game.api.call("GET /api/rules", { query: { language } });
    // The network is gone; the next start asks again.
    if (!answer.ok) return;
    if (noteBuild(game, answer.reply.build)) await keptRules.write(language, answer.reply);
  }
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
