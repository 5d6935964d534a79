import type { TelegramLogin } from "../../../server/contract/index.ts";
import { problemText } from "../../game/api/api-result.ts";
import type { Game } from "../../game/store/game.ts";
import { enterAsPlayer, leaveSession, updateConnection } from "../../game/store/session.ts";
import { startTextsIn } from "../../game/texts.ts";
import { forgetWaiting } from "../../profile/replays/hand-in.ts";

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
 * Ends the session on the server, then in the page and the wallet. Without an answer of the server the player stays
 * logged in.
 */
export async function logOut(game: Game): Promise<void> {
  const answer = updateConnection(game, await game.api.call("POST /api/logout"));
  if (!answer.ok) return;
  forgetWaiting(game);
  leaveSession(game);
  await game.wallet.disconnect();
}
