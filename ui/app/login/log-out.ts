import type { Game } from "../../game/store/game.ts";
import { leaveSession, noteContact } from "../../game/store/session.ts";

/** Ends the session on the server, then here with the wallet; without an answer the player stays logged in. */
export async function logOut(game: Game): Promise<void> {
  const answer = noteContact(game, await game.api.call("POST /api/logout"));
  if (!answer.ok) return;
  leaveSession(game);
  await game.wallet.disconnect();
}
