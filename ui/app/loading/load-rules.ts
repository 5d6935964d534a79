import type { RuleSet } from "../../../rules/index.ts";
import type { ApiError } from "../../game/api/api-result.ts";
import type { Game } from "../../game/store/game.ts";
import { updateConnection } from "../../game/store/session.ts";

/** Loads the server's rule set, which stays for the life of the page. Resolves to the error, or null. */
export async function loadRules(game: Game): Promise<ApiError | null> {
  const answer = updateConnection(game, await game.api.call("GET /api/rules"));
  if (!answer.ok) return answer.problem;
  if (game.store.getState().rules === null)
    game.store.setState({ rules: answer.reply.rules as RuleSet, rulesHash: answer.reply.hash });
  return null;
}
