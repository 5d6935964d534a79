import type { ApiError } from "../../game/api/api-result.ts";
import type { Game } from "../../game/store/game.ts";
import { updateConnection } from "../../game/store/session.ts";
import { applyGameState, noteServerNotices } from "./apply-game-state.ts";
import { syncLayout } from "./sync-layout.ts";

/**
 * Loads the saved game (`LAB-004`, `LAB-019`). A state that was asked for before a change had its answer
 * is older than what the screen shows: it is thrown away and asked for again.
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
    noteServerNotices(game, answer.reply);
  }
}
