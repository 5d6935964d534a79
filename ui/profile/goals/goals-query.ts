import { type QueryKey, useQuery } from "@tanstack/react-query";
import {
  broughtBy,
  decorationName,
  fill,
  goalPays,
  goalWords,
  noResources,
  type RuleSet,
  receive,
  resourcesText,
} from "../../../rules/index.ts";
import type { GoalsReply } from "../../../server/contract/index.ts";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { onceUncovered } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import { notify } from "../../game/store/notify.ts";
import { GAME_STATE, PLAYER } from "../../game/store/queries.ts";
import { replyOf } from "../../game/store/reply-of.ts";

const GOALS: QueryKey = [PLAYER, "goals"];

function goalsQuery(game: Game) {
  return {
    queryKey: GOALS,
    queryFn: async (): Promise<GoalsReply> => {
      const call = game.api.call("GET /api/getGoals");
      const reply = await replyOf(game, call, "goals");
      noteReached(game, reply);
      if (reply.paidNow.length > 0) void game.queries.refetchQueries({ queryKey: GAME_STATE });
      if (reply.reachedNow.length > 0 || reply.paidNow.length > 0)
        onceUncovered(game, () => celebrateGoals(game, reply));
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

/** Says which goals were just reached and what they pay, with a sound and confetti. */
function celebrateGoals(game: Game, { reachedNow, paidNow }: GoalsReply): void {
  const { rules } = game.store.getState();
  if (rules === null) return;
  for (const key of reachedNow) {
    notify(game, reachedText(rules, key), "success");
    sayWhatItBrings(game, rules, key);
  }
  const before = paidNow.filter(({ goal }) => !reachedNow.includes(goal));
  if (before.length > 0) {
    const sum = noResources();
    for (const { goal } of before) receive(sum, goalPays(rules, goal));
    notify(game, fill(rules.texts.goals.paidBefore, { gain: resourcesText(rules, sum) }), "success");
  }
  game.sounds.emit("goal");
  game.store.setState({ celebration: game.nextNumber() });
}

function reachedText(rules: RuleSet, key: string): string {
  const { reached, achieved, reachedPaid, achievedPaid } = rules.texts.goals;
  const isGoal = !Object.hasOwn(rules.goals.achievements, key);
  const gain = resourcesText(rules, goalPays(rules, key));
  const text = gain === "" ? (isGoal ? reached : achieved) : isGoal ? reachedPaid : achievedPaid;
  return fill(text, { goal: goalWords(rules, key)?.name ?? key, gain });
}

/** Says what a goal brings for the lab. */
function sayWhatItBrings(game: Game, rules: RuleSet, goal: string): void {
  for (const { kind, key } of broughtBy(rules, goal))
    notify(
      game,
      fill(rules.texts.decorations.earned[kind], { name: decorationName(rules, kind, key) }),
      "success",
    );
}
