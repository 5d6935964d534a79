import type { ApiError } from "../../game/api/api-result.ts";
import type { Game } from "../../game/store/game.ts";
import { updateConnection } from "../../game/store/session.ts";
import { applyGameState, showServerNotices } from "./apply-game-state.ts";
import { syncLayout } from "./sync-layout.ts";

/**
 * Loads the saved game (`LAB-004`, `LAB-019`). A state requested before a change was answered is older than what the
 * screen shows, so it is discarded and requested again. Resolves to the error, or null.
 */
export async function loadGame(game: Game): Promise<ApiError | null> {
  for (;;) {
    const finished = game.writes.finished();
    const answer = updateConnection(game, await game.api.call("GET /api/getGameState"));
    if (!answer.ok) return answer.problem;
    if (finished === game.writes.finished()) {
      applyGameState(game, answer.reply);
      await syncLayout(game);
      return null;
    }
    showServerNotices(game, answer.reply);
  }
}
