import type { ApiError } from "../../game/api/api-result.ts";
import type { Game } from "../../game/store/game.ts";
import { applyWhoami, updateConnection } from "../../game/store/session.ts";

/** Requests who is playing. Resolves to the error, or null. */
export async function loadSession(game: Game): Promise<ApiError | null> {
  const answer = updateConnection(game, await game.api.call("GET /api/whoami"));
  if (!answer.ok) return answer.problem;
  applyWhoami(game, answer.reply);
  return null;
}
