import { newReplay } from "../../../rules/battle/replay/new-replay.ts";
import type { Replay } from "../../../rules/battle/replay/replay.ts";
import { type BattleAction, hashRules, type Review, shippedRules as rules } from "../../../rules/index.ts";
import type { Lead } from "../../../rules/review/line-comparison.ts";
import type { ReviewedTurn, Verdict } from "../../../rules/review/review.ts";
import { decidersOf } from "../../../rules/simulation/deciders.ts";
import { type SimulationPlan, setupOf } from "../../../rules/simulation/plan.ts";
import { playBattle } from "../../../rules/simulation/play-battle.ts";

/** The replay of a quickly played battle. */
export function playedReplay(
  plan: { mode: "ai"; difficulty: "easy" | "expert" } | { mode: "pvp" } = { mode: "ai", difficulty: "easy" },
  seed = "review",
): Replay {
  const whole: SimulationPlan = { ...plan, policy: "fast", seed };
  const setup = setupOf(rules, whole, 1);
  const actions: BattleAction[] = [];
  playBattle(rules, setup, decidersOf(rules, whole), actions);
  return newReplay(rules, hashRules(rules), setup, actions);
}

/** The first actions of a replay, for tests that need no end. */
export function beginning(replay: Replay, actions: number): Replay {
  const { checks, ...rest } = replay;
  return { ...rest, actions: replay.actions.slice(0, actions) };
}

/** A turn as a review finds it; `lead` in hundredths of the chance. */
export function reviewedTurn(turn: number, chance: number, verdict: Verdict, lead = 0): ReviewedTurn {
  const index = turn * 10;
  return {
    turn,
    index,
    chance,
    decision: {
      index,
      turn,
      played: { type: "endTurn" },
      alternative: { type: "defend", creatureId: "own" },
      chance,
      lead: leadOf(lead),
      verdict,
    },
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
