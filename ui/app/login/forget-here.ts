import type { Game } from "../../game/store/game.ts";
import { leaveSession } from "../../game/store/session.ts";

/** Forgets the player in this tab, in the browser's storage and in the wallet; messages no longer come to this browser. */
export async function forgetHere(game: Game): Promise<void> {
  leaveSession(game);
  await Promise.all([game.push?.unsubscribe().catch(() => null), game.wallet.disconnect()]);
  // The wallet's toolkit writes its state once more.
  if (game.store.getState().owner === null)
    for (const key of game.storage.keys()) if (key.startsWith("rdt:")) game.storage.remove(key);
}
