import { type ApiError, onlyOurs } from "../../game/api/api-result.ts";
import { keptPlayer } from "../../game/offline/kept-player.ts";
import { followAccountLanguage } from "../../game/store/choose-language.ts";
import type { Game } from "../../game/store/game.ts";
import { isLogoutDue } from "../../game/store/player-storage.ts";
import { applyWhoami, enterAsPlayer, noteBuild, updateConnection } from "../../game/store/session.ts";

/** Requests who is playing. Resolves to the error, or null. */
export async function loadSession(game: Game): Promise<ApiError | null> {
  const before = game.store.getState();
  if (isLogoutDue(game) && before.session.kind !== "player") {
    applyWhoami(game, { loggedIn: false });
    // Logouts without network are rare, and how one ends is much code.
    const { finishLogout } = await import("../login/log-in-and-out.ts");
    if (!(await finishLogout(game))) return { kind: "unreachable" };
  }
  const answer = updateConnection(
    game,
    onlyOurs(await game.api.call("GET /api/whoami"), (reply) => typeof reply?.loggedIn === "boolean"),
  );
  if (!answer.ok) {
    if (answer.problem.kind === "unreachable") enterAsKeptPlayer(game);
    return answer.problem;
  }
  noteBuild(game, answer.reply.build);
  // Somebody has logged in or out in this tab meanwhile: the answer is about the time before.
  if (game.store.getState().owner !== before.owner) return null;
  const { session } = before;
  const language = session.kind === "player" ? (session.language ?? null) : null;
  applyWhoami(game, answer.reply);
  // A player's lab tells the time more exactly.
  if (!answer.reply.loggedIn && answer.sentAt !== undefined)
    game.store.setState({ clockOffset: answer.sentAt - game.now() });
  void followAccountLanguage(game, language);
  return null;
}

/** Shows the lab as it was last seen where the server does not say who is playing; it says so later. */
function enterAsKeptPlayer(game: Game): void {
  const kept = keptPlayer(game);
  if (kept === null || game.store.getState().session.kind !== "unknown") return;
  const { userId, firstName, lab, accountAddress, labSeenAt, clockOffset } = kept;
  enterAsPlayer(game, userId, firstName);
  game.store.setState({ lab, accountAddress, labSeenAt, clockOffset });
}
