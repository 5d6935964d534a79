import type { ApiError } from "../../game/api/api-result.ts";
import { followAccountLanguage } from "../../game/store/choose-language.ts";
import type { Game } from "../../game/store/game.ts";
import { noteBuild } from "../../game/store/note-build.ts";
import { applyWhoami, updateConnection } from "../../game/store/session.ts";
import { enterAsKeptPlayer } from "./enter-as-kept-player.ts";

/** Requests who is playing. Resolves to the error, or null. */
export async function loadSession(game: Game): Promise<ApiError | null> {
  const answer = updateConnection(game, await game.api.call("GET /api/whoami"));
  if (!answer.ok) {
    if (answer.problem.kind === "unreachable") enterAsKeptPlayer(game);
    return answer.problem;
  }
  noteBuild(game, answer.reply.build);
  const { session } = game.store.getState();
  const before = session.kind === "player" ? (session.language ?? null) : null;
  applyWhoami(game, answer.reply);
  void followAccountLanguage(game, before);
  return null;
}
