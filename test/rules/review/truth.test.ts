import { describe, expect, it } from "vitest";
import { reviewBattle, shippedRules as rules, USUAL_REVIEW } from "../../../rules/index.ts";
import { shareWon } from "./playings.ts";
import { lastOf, playedReplay } from "./support.ts";

const WITHIN = 0.15;

/** The moves are not looked at here. */
const OPTIONS = { ...USUAL_REVIEW, budget: 1 };

describe("the chances of a review", () => {
  it("lie within 15 points of 200 playings-on; truth.long.ts draws 40 positions", () => {
    const replay = playedReplay({ mode: "ai", difficulty: "easy" }, "truth", "full");
    const { turns } = lastOf(reviewBattle(rules, replay, 0, OPTIONS));
    const drawn = turns.filter((_, index) => index % 3 === 0).slice(0, 3);
    const misses = drawn.filter(
      ({ index, chance }) => Math.abs(chance - shareWon(replay, index, 200)) > WITHIN,
    );
    expect(drawn.length).toBeGreaterThan(2);
    expect(misses).toEqual([]);
    expect(turns.every(({ playings }) => playings >= 30)).toBe(true);
  });
});
