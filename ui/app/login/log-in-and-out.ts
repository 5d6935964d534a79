import type { TelegramLogin } from "../../../server/contract/index.ts";
import { type ApiResult, problemText } from "../../game/api/api-result.ts";
import type { Game } from "../../game/store/game.ts";
import { LOGOUT_DUE } from "../../game/store/player-storage.ts";
import { enterAsPlayer, updateConnection } from "../../game/store/session.ts";
import { startTextsIn } from "../../game/texts.ts";
import { forgetWaiting } from "../../profile/replays/hand-in.ts";
import { forgetHere } from "./forget-here.ts";

/** Sends the widget's signed fields to the server (`LAB-015`). Resolves to the error text, or null. */
export async function logInWithTelegram(game: Game, fields: TelegramLogin): Promise<string | null> {
  const answer = updateConnection(game, await game.api.call("POST /api/auth/telegram", { body: fields }));
  if (!answer.ok) return problemText(answer.problem, startTextsIn(game.store.getState()).login.failed);
  enterAsPlayer(game, answer.reply.userId, answer.reply.firstName);
  return null;
}

/** Starts a login by redirect (`CON-21`). Resolves to the address to which Telegram returns, or to an error text. */
export async function startLoginByRedirect(
  game: Game,
): Promise<{ returnAddress: string; problem: null } | { returnAddress: null; problem: string }> {
  const answer = updateConnection(game, await game.api.call("POST /api/auth/telegram/start"));
  if (answer.ok) return { returnAddress: answer.reply.returnAddress, problem: null };
  return {
    returnAddress: null,
    problem: problemText(answer.problem, startTextsIn(game.store.getState()).login.failed),
  };
}

/**
 * Forgets the player in page, browser and wallet at once, and ends the session on the server, at the latest when it can be
 * reached again (`GAP-80`, `ABU-118`).
 */
export async function logOut(game: Game): Promise<void> {
  game.storage.write(LOGOUT_DUE, "1");
  const ended = game.api.call("POST /api/logout");
  forgetWaiting(game);
  await Promise.all([forgetHere(game), endLogout(game, ended)]);
}

/**
 * Ends the session of a player who logged out while the server could not be reached. Returns whether it has ended. The
 * page is loaded anew then: what it asked for before its scripts may still tell of the player.
 */
export async function finishLogout(game: Game): Promise<boolean> {
  const onItsWay = ending.get(game);
  if (onItsWay !== undefined) return onItsWay;
  const isOver = await endLogout(game, game.api.call("POST /api/logout"));
  if (isOver) game.reload?.();
  return isOver;
}

/** The logouts that are on their way, which are not to be made twice. */
const ending = new WeakMap<Game, Promise<boolean>>();

function endLogout(game: Game, call: Promise<ApiResult<unknown>>): Promise<boolean> {
  const end = async () => {
    const answer = await call;
    ending.delete(game);
    const isOver = answer.ok || answer.problem.kind === "session_expired";
    if (isOver) game.storage.remove(LOGOUT_DUE);
    updateConnection(game, isOver ? { ok: true, reply: null } : answer);
    return isOver;
  };
  const ended = end();
  ending.set(game, ended);
  return ended;
}
