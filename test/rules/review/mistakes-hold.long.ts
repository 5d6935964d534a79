import { describe, expect, it } from "vitest";
import { newReplay } from "../../../rules/battle/replay/new-replay.ts";
import type { BattleAction, Difficulty, Replay } from "../../../rules/index.ts";
import {
  hashRules,
  newRandom,
  reviewBattle,
  shippedRules as rules,
  USUAL_REVIEW,
} from "../../../rules/index.ts";
import { ownDecisions } from "../../../rules/review/own-decisions.ts";
import { comparedWith, weighDecision } from "../../../rules/review/weigh-decision.ts";
import { decidersOf } from "../../../rules/simulation/deciders.ts";
import { wilson } from "../../../rules/simulation/interval.ts";
import { setupOf } from "../../../rules/simulation/plan.ts";
import { playBattle } from "../../../rules/simulation/play-battle.ts";
import { lastOf } from "./support.ts";

const HOURS = 4 * 60 * 60_000;
const BATTLES = Number(process.env.BATTLES ?? 12);
const TIMES = 10;
const BUDGET = TIMES * USUAL_REVIEW.budget;
/** What a mistake is sure to cost: less would be no mistake any more. */
const STILL = 0.03;

/** Battle `index` of a difficulty, played by the game's best style. */
function played(difficulty: Difficulty, index: number): Replay {
  const plan = { mode: "ai", difficulty, policy: "full", seed: "hold" } as const;
  const setup = setupOf(rules, plan, index);
  const actions: BattleAction[] = [];
  playBattle(rules, setup, decidersOf(rules, plan), actions);
  return newReplay(rules, hashRules(rules), setup, actions);
}

/** Of the mistakes of a battle, those whose better move stays better, and those that stay mistakes at all. */
function heldIn(replay: Replay): { mistakes: number; move: number; mistake: number } {
  const review = lastOf(reviewBattle(rules, replay, 0, USUAL_REVIEW));
  const decisions = ownDecisions(rules, replay, 0);
  const held = { mistakes: 0, move: 0, mistake: 0 };
  for (const { decision } of review.turns) {
    const own = decisions.find(({ index }) => index === decision.index);
    if (decision.verdict !== "mistake" || !own) continue;
    const again = (name: string) => newRandom(`${name}|${replay.seed}|${decision.index}`);
    const same = comparedWith(rules, 0, own, decision.alternative, BUDGET, again("same"));
    const best = weighDecision(rules, 0, own, BUDGET, again("best"));
    held.mistakes += 1;
    held.move += Number(same.lead.mean >= STILL);
    held.mistake += Number(best.lead.mean >= STILL);
  }
  return held;
}

describe("mistakes that a review finds", () => {
  it(
    "hold in 90% under ten times the search, on all levels together",
    () => {
      const sum = { mistakes: 0, move: 0, mistake: 0 };
      for (const difficulty of ["easy", "medium", "hard", "expert"] as const) {
        for (let index = 1; index <= BATTLES; index++) {
          const held = heldIn(played(difficulty, index));
          for (const key of ["mistakes", "move", "mistake"] as const) sum[key] += held[key];
        }
        process.stdout.write(`${difficulty}: ${JSON.stringify(sum)}\n`);
      }
      const { value, low, high } = wilson(sum.move, sum.mistakes);
      process.stdout.write(`The better move stays better by 3 points in ${value} (${low} to ${high}).\n`);
      expect(sum.mistakes).toBeGreaterThan(20);
      expect(value).toBeGreaterThanOrEqual(0.9);
      expect(sum.mistake / sum.mistakes).toBeGreaterThanOrEqual(0.9);
    },
    HOURS,
  );
});
