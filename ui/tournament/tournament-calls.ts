import { useQuery } from "@tanstack/react-query";
import { type ApiResult, problemText } from "../game/api/api-result.ts";
import { useGame, useGameState } from "../game/game-context.tsx";
import type { Game } from "../game/store/game.ts";
import { notify } from "../game/store/notify.ts";
import { askedEachTime, keepAnswer, PLAYER } from "../game/store/queries.ts";
import { replyOf } from "../game/store/reply-of.ts";
import { updateConnection } from "../game/store/session.ts";
import { textsIn } from "../game/texts.ts";

const keyOf = (id: string) => [PLAYER, "tournament", id];

/** A tournament, asked for again and again until it is over. */
export function useTournament(id: string) {
  const game = useGame();
  const pollMs = useGameState((state) => state.rules?.pvpScreens.timings.tournamentPollMs ?? 0);
  return useQuery({
    ...askedEachTime,
    queryKey: keyOf(id),
    queryFn: () =>
      replyOf(
        game,
        game.api.call("GET /api/tournaments/:tournamentId", { params: { tournamentId: id } }),
        "tournament",
      ),
    refetchInterval: ({ state }) => (state.data?.status === "over" ? false : pollMs),
    refetchIntervalInBackground: true,
  });
}

/** The tournaments that the player organises or has joined. */
export function useOwnTournaments() {
  const game = useGame();
  return useQuery({
    ...askedEachTime,
    queryKey: [PLAYER, "tournaments"],
    queryFn: () => replyOf(game, game.api.call("GET /api/tournaments"), "tournaments"),
  });
}

/** Opens a tournament, in which its organiser takes part unless another one keeps them. Returns its id, or null. */
export async function openTournament(game: Game, turnMs: number): Promise<string | null> {
  const opened = await game.api.call("POST /api/tournaments", { body: { turnMs } });
  if (!said(game, opened)) return null;
  const { id } = opened.reply;
  await game.api.call("POST /api/tournaments/:tournamentId/join", { params: { tournamentId: id } });
  return id;
}

/** Joins, leaves or starts a tournament and shows what has become of it. */
export async function change(game: Game, id: string, what: "join" | "leave" | "start"): Promise<void> {
  const params = { tournamentId: id };
  const answer = await game.api.call(`POST /api/tournaments/:tournamentId/${what}`, { params });
  if (said(game, answer)) keepAnswer(game.queries, keyOf(id), answer.reply);
  else await game.queries.invalidateQueries({ queryKey: keyOf(id) });
}

/** Goes on without a player, for the organiser, and shows what has become of the tournament. */
export async function goOnWithout(game: Game, id: string, number: number): Promise<void> {
  const call = { params: { tournamentId: id }, body: { number } };
  const answer = await game.api.call("POST /api/tournaments/:tournamentId/without", call);
  if (said(game, answer)) game.queries.setQueryData(keyOf(id), answer.reply);
}

/** Cancels a tournament; returns whether it is gone. */
export async function cancel(game: Game, id: string): Promise<boolean> {
  const params = { tournamentId: id };
  return said(game, await game.api.call("POST /api/tournaments/:tournamentId/cancel", { params }));
}

/** Whether a call did what it should; why not is said in a notice. */
function said<Reply>(game: Game, result: ApiResult<Reply>): result is { ok: true; reply: Reply } {
  const answer = updateConnection(game, result);
  if (answer.ok) return true;
  const { failed, noConnection } = textsIn(game.store.getState()).tournament;
  const { problem } = answer;
  notify(game, problem.kind === "unreachable" ? noConnection : problemText(problem, failed), "error");
  return false;
}
