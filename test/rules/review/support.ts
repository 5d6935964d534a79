import { newReplay } from "../../../rules/battle/replay/new-replay.ts";
import type { Replay } from "../../../rules/battle/replay/replay.ts";
import {
  type BattleAction,
  type Difficulty,
  hashRules,
  type Review,
  shippedRules as rules,
} from "../../../rules/index.ts";
import type { Lead } from "../../../rules/review/line-comparison.ts";
import type { ReviewedDecision, ReviewedTurn, Verdict } from "../../../rules/review/review.ts";
import { decidersOf } from "../../../rules/simulation/deciders.ts";
import { type SimulationPlan, setupOf } from "../../../rules/simulation/plan.ts";
import { playBattle } from "../../../rules/simulation/play-battle.ts";
import type { Policy } from "../../../rules/simulation/players.ts";

/** The replay of a battle, quickly played unless another policy is named. */
export function playedReplay(
  plan: { mode: "ai"; difficulty: Difficulty } | { mode: "pvp" } = { mode: "ai", difficulty: "easy" },
  seed = "review",
  policy: Policy = "fast",
  index = 1,
): Replay {
  const whole: SimulationPlan = { ...plan, policy, seed };
  const setup = setupOf(rules, whole, index);
  const actions: BattleAction[] = [];
  playBattle(rules, setup, decidersOf(rules, whole), actions);
  return newReplay(rules, hashRules(rules), setup, actions);
}

/** The first actions of a replay, for tests that need no end. */
export function beginning(replay: Replay, actions: number): Replay {
  const { checks, ...rest } = replay;
  return { ...rest, actions: replay.actions.slice(0, actions) };
}

/** A turn as a review finds it, with decisions as [verdict, lead in hundredths of the chance]. */
export function reviewedTurn(
  turn: number,
  chance: number,
  ...decisions: [verdict: Verdict, lead?: number][]
): ReviewedTurn {
  const first = turn * 10;
  return {
    turn,
    index: first,
    chance,
    playings: 30,
    decisions: decisions.map(
      ([verdict, lead = 0], at): ReviewedDecision => ({
        index: first + at,
        turn,
        played: { type: "endTurn" },
        alternative: { type: "defend", creatureId: "own" },
        lead: leadOf(lead),
        verdict,
      }),
    ),
  };
}

/** A lead of some hundredths of the chance, with a standard error in hundredths. */
export function leadOf(mean: number, error = 0): Lead {
  return { mean: mean / 100, variance: (error / 100) ** 2 };
}

export function lastOf(steps: Iterable<Review>): Review {
  const last = [...steps].at(-1);
  if (!last) throw new Error("The review told nothing");
  return last;
}
