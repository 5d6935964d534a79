import { problemText } from "../../game/api/api-result.ts";
import type { Game } from "../../game/store/game.ts";
import { enterAsPlayer, updateConnection } from "../../game/store/session.ts";
import { startTextsIn } from "../../game/texts.ts";

/**
 * Logs in by name alone, outside production; the same name is the same player (`GAP-01`). Resolves to the error text,
 * or null.
 */
export async function logInByName(game: Game, name: string): Promise<string | null> {
  const answer = updateConnection(game, await game.api.call("POST /api/auth/dev", { body: { name } }));
  if (!answer.ok) return problemText(answer.problem, startTextsIn(game.store.getState()).login.failed);
  enterAsPlayer(game, answer.reply.userId, answer.reply.firstName);
  return null;
}
