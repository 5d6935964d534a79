import { type QueryKey, useQuery } from "@tanstack/react-query";
import { fill, goalPays, noResources, receive, resourcesText } from "../../../rules/index.ts";
import type { GoalsReply } from "../../../server/contract/index.ts";
import { useGame, useGameState } from "../../game/game-context.tsx";
import type { Game } from "../../game/store/game.ts";
import { notify } from "../../game/store/notify.ts";
import { GAME_STATE, PLAYER } from "../../game/store/queries.ts";
import { replyOf } from "../../game/store/reply-of.ts";
import { praise } from "../celebration/praise.tsx";

const GOALS: QueryKey = [PLAYER, "goals"];

function goalsQuery(game: Game) {
  return {
    queryKey: GOALS,
    queryFn: async (): Promise<GoalsReply> => {
      const call = game.api.call("GET /api/getGoals");
      const reply = await replyOf(game, call, "goals");
      noteReached(game, reply);
      praise(game, reply.reachedNow);
      notePaid(game, reply);
      return reply;
    },
  };
}

/** Returns how far the goals are; undefined until the server has answered. */
export function useGoals(): GoalsReply | undefined {
  const game = useGame();
  const isPlayer = useGameState((state) => state.lab !== null);
  return useQuery({ ...goalsQuery(game), enabled: isPlayer }).data;
}

/** Asks the server again how far the goals are, once what is being asked for has arrived. */
export function askForGoals(game: Game): void {
  void game.queries.refetchQueries({ queryKey: GOALS }, { cancelRefetch: true });
}

/** Keeps in the client's lab what is reached: decorations are earned by it. */
function noteReached(game: Game, { goals }: GoalsReply): void {
  const reached = Object.fromEntries(
    goals.flatMap(({ key, reachedAt }) => (reachedAt === null ? [] : [[key, reachedAt]])),
  );
  game.store.setState((state) => {
    if (!state.lab) return;
    const before = state.lab.progress?.reached;
    if (!before || Object.keys(reached).some((key) => !Object.hasOwn(before, key)))
      state.lab.progress = { deeds: {}, reached };
  });
}

/** Shows what goals have paid; those that were reached before goals paid are told together. */
function notePaid(game: Game, { reachedNow, paidNow }: GoalsReply): void {
  if (paidNow.length > 0) void game.queries.refetchQueries({ queryKey: GAME_STATE });
  const { rules } = game.store.getState();
  const before = paidNow.filter(({ goal }) => !reachedNow.includes(goal));
  if (rules === null || before.length === 0) return;
  const sum = noResources();
  for (const { goal } of before) receive(sum, goalPays(rules, goal));
  notify(game, fill(rules.texts.goals.paidBefore, { gain: resourcesText(rules, sum) }), "success");
}
