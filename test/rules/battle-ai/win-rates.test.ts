import { describe, expect, it } from "vitest";
import { DIFFICULTIES } from "../../../rules/battle/state/battle.ts";
import { playPart } from "../../../rules/simulation/play-part.ts";
import { rules } from "../battle/support/scene.ts";
import { FIRST_MOVER, WIN_RATES } from "./support/targets.ts";

const BATTLES = 200;
/** Twice the standard error of a share of so many battles: `npm run test:long` measures without it. */
const MARGIN = 0.07;

describe("a team that just meets the requirement", () => {
  it("wins as often as it should, and less from difficulty to difficulty (GAP-38)", {
    timeout: 60_000,
  }, () => {
    const rates = DIFFICULTIES.map((difficulty) => {
      const plan = { mode: "ai", difficulty, policy: "full", seed: "1" } as const;
      return playPart(rules, plan, { from: 1, to: BATTLES }, false).tally.wins / BATTLES;
    });
    const [easy, medium, hard, expert] = rates as [number, number, number, number];
    for (const [index, difficulty] of DIFFICULTIES.entries()) {
      const { low, high } = WIN_RATES[difficulty];
      expect(rates[index], difficulty).toBeGreaterThan(low - MARGIN);
      expect(rates[index], difficulty).toBeLessThan(Math.min(high + MARGIN, 1));
    }
    expect(easy - medium).toBeGreaterThan(MARGIN);
    expect(medium - hard).toBeGreaterThan(MARGIN);
    expect(hard - expert).toBeGreaterThan(MARGIN);
  });
});

describe("a duel of equal decks", () => {
  it("is won by the first mover about as often as by the second (GAP-38, GAP-39)", {
    timeout: 60_000,
  }, () => {
    const plan = { mode: "pvp", policy: "full", seed: "1" } as const;
    const { decided, firstWins } = playPart(rules, plan, { from: 1, to: BATTLES }, false).tally;
    expect(firstWins / decided).toBeGreaterThan(FIRST_MOVER.low - MARGIN);
    expect(firstWins / decided).toBeLessThan(FIRST_MOVER.high + MARGIN);
  });
});
