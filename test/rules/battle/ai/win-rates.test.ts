import { describe, expect, it } from "vitest";
import { DIFFICULTIES, type Difficulty } from "../../../../rules/battle/state/battle.ts";
import { newRandom, requirementTeam, winChance } from "../../../../rules/index.ts";
import { setupOf } from "../../../../rules/simulation/plan.ts";
import { playPart } from "../../../../rules/simulation/play-part.ts";
import { rules } from "../support/scene.ts";
import { FIRST_MOVER, WIN_RATES } from "./support/targets.ts";

const BATTLES = 120;
/** Twice the standard error of a share of so many battles: `npm run test:long` measures without it. */
const MARGIN = 0.09;
/** How far the forecast that players read may lie from the simulated rate. */
const FORECAST_WITHIN = 0.1;
/** Drawn teams, whose species and items the forecast does not know, in fewer battles. */
const OTHER_FORECAST_WITHIN = 0.15;
const OTHER_TEAMS = 10;
const OTHER_BATTLES = 10;

describe("a team that just meets the requirement", () => {
  it("wins as often as intended, and less often on each higher difficulty (GAP-38) @long", {
    timeout: 180_000,
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
    for (const [index, difficulty] of DIFFICULTIES.entries()) {
      const told = meanForecast(difficulty);
      expect(Math.abs(told - (rates[index] ?? 0)), `forecast of ${told} on ${difficulty}`).toBeLessThan(
        FORECAST_WITHIN,
      );
    }
  });
});

/** The forecast of the teams that play, on average. */
function meanForecast(difficulty: Difficulty): number {
  const plan = { mode: "ai", difficulty, policy: "full", seed: "1" } as const;
  let sum = 0;
  for (let index = 1; index <= BATTLES; index++) {
    const setup = setupOf(rules, plan, index);
    if (setup.mode === "ai") sum += winChance(rules, setup.player.creatures, difficulty);
  }
  return sum / BATTLES;
}

describe("the forecast of teams that are weaker or stronger than the requirement", () => {
  it.each(["easy @long", "medium", "hard @long", "expert @long"])(
    "is close to the simulated win rate on %s (BAT-016, GAP-33)",
    { timeout: 180_000 },
    (level) => {
      const difficulty = level.replace(" @long", "") as Difficulty;
      let wins = 0;
      let told = 0;
      for (let team = 1; team <= OTHER_TEAMS; team++) {
        const deck = requirementTeam(rules, newRandom(`forecast|${team}`), "hard");
        const plan = { mode: "ai", difficulty, policy: "full", seed: `forecast ${team}`, deck } as const;
        wins += playPart(rules, plan, { from: 1, to: OTHER_BATTLES }, false).tally.wins / OTHER_BATTLES;
        told += winChance(rules, deck.creatures, difficulty);
      }
      const apart = Math.abs(told - wins) / OTHER_TEAMS;
      expect(apart, `forecast ${told}, ${wins} wins of ${OTHER_TEAMS}`).toBeLessThan(OTHER_FORECAST_WITHIN);
    },
  );
});

describe("a duel of equal decks", () => {
  it("lets the first mover win 4 to 6 in 10 (GAP-38, GAP-39) @long", {
    timeout: 180_000,
  }, () => {
    const plan = { mode: "pvp", policy: "full", seed: "1" } as const;
    const { decided, firstWins } = playPart(rules, plan, { from: 1, to: BATTLES }, false).tally;
    expect(firstWins / decided).toBeGreaterThan(FIRST_MOVER.low);
    expect(firstWins / decided).toBeLessThan(FIRST_MOVER.high);
  });
});
