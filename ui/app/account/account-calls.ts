import { useQuery } from "@tanstack/react-query";
import type { AccountReply, SessionsReply } from "../../../server/contract/index.ts";
import { type ApiError, problemText } from "../../game/api/api-result.ts";
import { useGame } from "../../game/game-context.tsx";
import { saveFile } from "../../game/save-file.ts";
import type { Game } from "../../game/store/game.ts";
import { notify } from "../../game/store/notify.ts";
import { askedEachTime, PLAYER } from "../../game/store/queries.ts";
import { replyOf } from "../../game/store/reply-of.ts";
import { setDeletionDue, updateConnection } from "../../game/store/session.ts";
import { textsIn } from "../../game/texts.ts";
import { forgetWaiting } from "../../profile/replays/hand-in.ts";
import { forgetHere } from "../login/forget-here.ts";

const FILE_NAME = "corvax-lab.json";

/** Logs another browser out. */
export async function endSession(game: Game, id: string): Promise<void> {
  const answer = updateConnection(game, await game.api.call("POST /api/endSession", { body: { id } }));
  if (!answer.ok) tell(game, answer.problem);
  await game.queries.invalidateQueries({ queryKey: accountQueries.sessions });
}

/** Logs out in every browser, this one included. */
export async function logOutEverywhere(game: Game): Promise<void> {
  const answer = updateConnection(game, await game.api.call("POST /api/logoutEverywhere"));
  if (!answer.ok) {
    tell(game, answer.problem);
    return;
  }
  forgetWaiting(game);
  await forgetHere(game);
}

/** Saves everything the server keeps about the player as a file, with the settings that this browser keeps. */
export async function saveData(game: Game): Promise<void> {
  const answer = updateConnection(game, await game.api.call("GET /api/exportAccount"));
  if (!answer.ok) {
    tell(game, answer.problem);
    return;
  }
  const { settings } = game.store.getState();
  saveFile(FILE_NAME, `${JSON.stringify({ ...answer.reply, settings }, null, 2)}\n`);
}

/** Asks for the deletion of the account (`GAP-71`). */
export async function deleteAccount(game: Game): Promise<void> {
  const answer = updateConnection(game, await game.api.call("POST /api/deleteAccount"));
  if (answer.ok) setDeletionDue(game, answer.reply.deletionDueAt);
  else tell(game, answer.problem);
}

/** Keeps an account that was to be deleted. */
export async function keepAccount(game: Game): Promise<void> {
  const answer = updateConnection(game, await game.api.call("POST /api/keepAccount"));
  if (!answer.ok) {
    tell(game, answer.problem);
    return;
  }
  setDeletionDue(game, null);
  notify(game, textsIn(game.store.getState()).app.account.kept, "success");
}

function tell(game: Game, problem: ApiError): void {
  notify(game, problemText(problem, textsIn(game.store.getState()).app.account.failed), "error");
}

/** Where the cache keeps what the settings say about the account. */
const accountQueries = {
  account: [PLAYER, "account"],
  sessions: [PLAYER, "sessions"],
} as const;

/** The player's account; undefined until it is loaded. */
export function useAccount(): AccountReply | undefined {
  const game = useGame();
  return useQuery({
    queryKey: accountQueries.account,
    queryFn: () => replyOf(game, game.api.call("GET /api/getAccount"), "account"),
  }).data;
}

/** The player's sessions, asked for each time they are shown; undefined until they are loaded. */
export function useSessions(): SessionsReply["sessions"] | undefined {
  const game = useGame();
  return useQuery({
    queryKey: accountQueries.sessions,
    queryFn: () => replyOf(game, game.api.call("GET /api/getSessions"), "account"),
    ...askedEachTime,
  }).data?.sessions;
}
