import type { ApiError } from "../../game/api/api-result.ts";
import type { Game } from "../../game/store/game.ts";
import { updateConnection } from "../../game/store/session.ts";

/** Loads the server's ledger settings; without a ledger no wallet can be connected. Resolves to the error, or null. */
export async function loadLedger(game: Game): Promise<ApiError | null> {
  const answer = updateConnection(game, await game.api.call("GET /api/ledger"));
  if (!answer.ok) return answer.problem;
  game.store.setState({ ledger: answer.reply.ledger });
  return null;
}
