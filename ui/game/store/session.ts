import type { WhoamiReply } from "../../../server/contract/index.ts";
import type { ApiResult } from "../api/api-result.ts";
import { forgetKeptPlayer } from "../offline/kept-player.ts";
import { stateBeforePlayer } from "./compose-game.ts";
import type { Game } from "./game.ts";
import type { GameState } from "./game-state.ts";
import { forgetInBrowser, LOGOUT_DUE } from "./player-storage.ts";
import { forgetPlayer } from "./queries.ts";

/** What the server says about the account of a player who is logged in. */
interface Account {
  deletionDueAt?: number | undefined;
  language?: string | undefined;
}

const USER_KEY = "userId";
const NAME_WITHOUT_NAME = "Player";

/** Stores the session from a whoami reply (`LAB-014`, `LAB-023`, `GAP-50`). */
export function applyWhoami(game: Game, reply: WhoamiReply): void {
  if (reply.loggedIn && reply.userId) {
    const { deletionDueAt, language } = reply;
    enterAsPlayer(game, reply.userId, reply.firstName, { deletionDueAt, language });
    return;
  }
  forgetKeptPlayer(game);
  game.store.setState((state) => {
    const expired =
      state.session.kind === "visitor" ? state.session.expired : state.session.kind === "player";
    state.session = { kind: "visitor", login: reply.login ?? null, expired };
  });
}

/**
 * Sets the logged-in player (`LAB-016`); a login keeps an account that was to be deleted. The same player continues with the state from before the session expired;
 * another player starts with a fresh state.
 */
export function enterAsPlayer(
  game: Game,
  userId: string,
  firstName: string | undefined,
  { deletionDueAt, language }: Account = {},
): void {
  game.tabStorage.write(USER_KEY, userId);
  // A login ends the session that was left.
  game.storage.remove(LOGOUT_DUE);
  const { owner } = game.store.getState();
  if (owner !== null && owner !== userId) void game.wallet.disconnect();
  if (owner !== userId) forgetPlayer(game.queries);
  forgetKeptPlayer(game, userId);
  game.store.setState((state) => {
    if (state.owner !== userId) Object.assign(state, stateBeforePlayer(game));
    state.owner = userId;
    state.session = {
      kind: "player",
      userId,
      firstName: firstName || NAME_WITHOUT_NAME,
      ...(deletionDueAt !== undefined && { deletionDueAt }),
      ...(language !== undefined && { language }),
    };
  });
}

/** Stores when the player's account is deleted; null: it is not (`GAP-71`). */
export function setDeletionDue(game: Game, deletionDueAt: number | null): void {
  if (deletionDueIn(game.store.getState()) === deletionDueAt) return;
  game.store.setState(({ session }) => {
    if (session.kind !== "player") return;
    if (deletionDueAt === null) delete session.deletionDueAt;
    else session.deletionDueAt = deletionDueAt;
  });
}

/** When the player's account is deleted; null if it is not. */
export function deletionDueIn({ session }: Pick<GameState, "session">): number | null {
  return session.kind === "player" ? (session.deletionDueAt ?? null) : null;
}

/** Marks the session as expired: the login shows, and the loaded state stays until the player returns. */
function expireSession(game: Game): void {
  forgetKeptPlayer(game);
  game.store.setState((state) => {
    if (state.session.kind === "player") state.session = { kind: "visitor", login: null, expired: true };
  });
}

/** Ends the session in this tab and forgets the player, also in the browser's storage (`GAP-80`). */
export function leaveSession(game: Game): void {
  const { owner } = game.store.getState();
  if (owner !== null) forgetInBrowser(game, owner);
  forgetPlayer(game.queries);
  game.store.setState((state) => {
    Object.assign(state, stateBeforePlayer(game));
    state.session = { kind: "visitor", login: null, expired: false };
  });
}

/** Updates connection state and session from a call's result and returns that result unchanged. */
export function updateConnection<Reply>(game: Game, answer: ApiResult<Reply>): ApiResult<Reply> {
  const unreachable = !answer.ok && answer.problem.kind === "unreachable";
  const connection = unreachable ? "unreachable" : "reached";
  if (game.store.getState().connection !== connection) game.store.setState({ connection });
  if (!answer.ok && answer.problem.kind === "session_expired") expireSession(game);
  return answer;
}

/**
 * Offers a reload where the server serves another build of the client than this page. Returns whether it is the same
 * one, or not known.
 */
export function noteBuild(game: Game, served: string | undefined): boolean {
  const isOther = Boolean(game.build) && served !== undefined && served !== game.build;
  if (isOther && !game.store.getState().newVersion) game.store.setState({ newVersion: true });
  return !isOther;
}
