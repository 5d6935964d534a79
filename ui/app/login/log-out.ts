import type { Game } from "../../game/store/game.ts";
import { leaveSession, updateConnection } from "../../game/store/session.ts";

/**
 * Ends the session on the server, then in the page and the wallet. Without an answer of the server the player stays
 * logged in.
 */
export async function logOut(game: Game): Promise<void> {
  const answer = updateConnection(game, await game.api.call("POST /api/logout"));
  if (!answer.ok) return;
  leaveSession(game);
  await game.wallet.disconnect();
}
