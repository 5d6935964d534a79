import { describe, expect, it } from "vitest";
import {
  DIFFICULTIES,
  newRandom,
  type Replay,
  reviewBattle,
  shippedRules as rules,
  USUAL_REVIEW,
} from "../../../rules/index.ts";
import { type Lead, LineComparison } from "../../../rules/review/line-comparison.ts";
import { ownDecisions } from "../../../rules/review/own-decisions.ts";
import { playLineOn } from "../../../rules/review/play-on.ts";
import { wilson } from "../../../rules/simulation/interval.ts";
import { lastOf, playedReplay } from "./support.ts";

const HOURS = 4 * 60 * 60_000;
const BATTLES = Number(process.env.BATTLES ?? 20);
const PLAYINGS = 400;

/** The leads of the better moves that a review names, with other dice than its own. */
function leadsAgain(replay: Replay): Lead[] {
  const { turns } = lastOf(reviewBattle(rules, replay, 0, USUAL_REVIEW));
  const reviewed = turns.flatMap(({ decisions }) => decisions);
  return ownDecisions(rules, replay, 0).flatMap(({ index, battle, played: [action] }) => {
    const found = reviewed.find((decision) => decision.index === index);
    if (found?.verdict !== "mistake" || !found.alternative) return [];
    const dice = newRandom(`again|${replay.seed}|${index}`);
    const lines = [[found.alternative], [action]] as const;
    const comparison = new LineComparison(rules, 0, battle, lines, dice, playLineOn);
    comparison.add(PLAYINGS);
    return comparison.lead(0, 1);
  });
}

describe("mistakes that a review finds", () => {
  it(
    "hold in 90% when both moves are played on 400 times, on all levels together",
    () => {
      // The policy `fast` makes more of them than `full`.
      const leads = DIFFICULTIES.flatMap((difficulty) =>
        Array.from({ length: BATTLES }, (_, at) =>
          leadsAgain(playedReplay({ mode: "ai", difficulty }, "hold", "fast", at + 1)),
        ),
      ).flat();
      const held = leads.filter(({ mean }) => mean >= 0.03).length;
      const { value, low, high } = wilson(held, leads.length);
      process.stdout.write(`The better move stays better by 3 points in ${value} (${low} to ${high}).\n`);
      expect(leads.length).toBeGreaterThan(20);
      expect(value).toBeGreaterThanOrEqual(0.9);
    },
    HOURS,
  );
});
