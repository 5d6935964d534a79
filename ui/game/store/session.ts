import type { WhoamiReply } from "../../../server/contract/index.ts";
import type { ApiResult } from "../api/api-result.ts";
import { stateBeforePlayer } from "./compose-game.ts";
import type { Game } from "./game.ts";

const USER_KEY = "userId";
const NAME_WITHOUT_NAME = "Player";

/** Takes in what whoami said (`LAB-014`, `LAB-023`, `GAP-50`). */
export function noteWhoami(game: Game, reply: WhoamiReply): void {
  if (reply.loggedIn && reply.userId) {
    enterAsPlayer(game, reply.userId, reply.firstName);
    return;
  }
  game.store.setState((state) => {
    const expired =
      state.session.kind === "visitor" ? state.session.expired : state.session.kind === "player";
    state.session = { kind: "visitor", login: reply.login ?? null, expired };
  });
}

/**
 * The visitor becomes the player (`LAB-016`). The same player finds everything as it was when the
 * session ended; another one starts from nothing.
 */
export function enterAsPlayer(game: Game, userId: string, firstName: string | undefined): void {
  game.tabStorage.write(USER_KEY, userId);
  const { owner } = game.store.getState();
  if (owner !== null && owner !== userId) void game.wallet.disconnect();
  game.store.setState((state) => {
    if (state.owner !== userId) Object.assign(state, stateBeforePlayer(game));
    state.owner = userId;
    state.session = { kind: "player", userId, firstName: firstName || NAME_WITHOUT_NAME };
  });
}

/** The server no longer knows the session: the login shows, what was loaded stays for the return. */
export function expireSession(game: Game): void {
  game.store.setState((state) => {
    if (state.session.kind === "player") state.session = { kind: "visitor", login: null, expired: true };
  });
}

/** The player left: nothing of theirs stays on the screen. */
export function leaveSession(game: Game): void {
  game.tabStorage.remove(USER_KEY);
  game.store.setState((state) => {
    Object.assign(state, stateBeforePlayer(game));
    state.session = { kind: "visitor", login: null, expired: false };
  });
}

/** Reads from an answer whether the server can be reached and still knows us; hands it back. */
export function noteContact<Reply>(game: Game, answer: ApiResult<Reply>): ApiResult<Reply> {
  const unreachable = !answer.ok && answer.problem.kind === "unreachable";
  const connection = unreachable ? "unreachable" : "reached";
  if (game.store.getState().connection !== connection) game.store.setState({ connection });
  if (!answer.ok && answer.problem.kind === "session_expired") expireSession(game);
  return answer;
}
