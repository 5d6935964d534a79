import rate from "glicko2-lite";
import { describe, expect, it } from "vitest";
import { shippedRules as rules } from "../../../../rules/index.ts";
import { isRough, newPositionRating, newRating, type Rating } from "../../../../rules/positions.ts";
import { rateTry } from "../../../../rules/puzzles/training/rating.ts";

const { rating: numbers } = rules.puzzles.training;
const at = (rating: number, deviation = 60): Rating => ({ rating, deviation, volatility: 0.06 });

describe("Glicko-2", () => {
  it("comes to the result of Glickman's published example (GAP-74)", () => {
    const opponents: [number, number, number][] = [
      [1400, 30, 1],
      [1550, 100, 0],
      [1700, 300, 0],
    ];
    const after = rate(1500, 200, 0.06, opponents, { rating: 1500, tau: 0.5 });
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.rd).toBeCloseTo(151.52, 2);
    expect(after.vol).toBeCloseTo(0.05999, 4);
  });
});

describe("rateTry", () => {
  it("moves two new ones apart by the same number of points, each as a rating period of one game (GAP-74)", () => {
    const [player, position] = [newRating(rules), newPositionRating(rules, 1500)];
    const solved = rateTry(rules, { player, position, reached: true });
    expect(solved.player).toEqual({ rating: 1662.31, deviation: 290.32, volatility: 0.06 });
    expect(solved.position).toEqual({ rating: 1337.69, deviation: 290.32, volatility: 0.06 });
    const missed = rateTry(rules, { player, position, reached: false });
    expect(missed.player.rating).toBe(solved.position.rating);
  });

  it("moves a well-known player less than a new one, and more for a harder position", () => {
    const gain = (player: Rating, position: Rating) =>
      rateTry(rules, { player, position, reached: true }).player.rating - player.rating;
    expect(gain(at(1500), at(1500))).toBeLessThan(gain(at(1500, 200), at(1500)));
    expect(gain(at(1500), at(1800))).toBeGreaterThan(gain(at(1500), at(1500)));
    expect(gain(at(1500), at(1200))).toBeGreaterThan(0);
  });

  it("keeps ratings and deviations within the bounds of the rules, however often somebody wins (ABU-134)", () => {
    let [player, position] = [newRating(rules), newPositionRating(rules, 1960)];
    for (let game = 0; game < 400; game += 1) {
      ({ player } = rateTry(rules, { player, position: at(numbers.highest, 350), reached: true }));
      ({ position } = rateTry(rules, { player: at(numbers.highest, 350), position, reached: true }));
    }
    expect(player.rating).toBe(numbers.highest);
    expect(position.rating).toBeGreaterThanOrEqual(numbers.lowest);
    for (const { deviation } of [player, position]) {
      expect(deviation).toBeGreaterThanOrEqual(numbers.leastDeviation);
      expect(deviation).toBeLessThanOrEqual(numbers.deviation);
    }
  });

  it("gives numbers that fit the columns of the databases, to the hundredth and the millionth", () => {
    const { player } = rateTry(rules, {
      player: at(1513.37, 88.81),
      position: at(1490.12, 101.5),
      reached: false,
    });
    expect(Math.round(player.rating * 100) / 100).toBe(player.rating);
    expect(Math.round(player.deviation * 100) / 100).toBe(player.deviation);
    expect(Math.round(player.volatility * 1e6) / 1e6).toBe(player.volatility);
  });
});

describe("isRough", () => {
  it("a new rating is rough, one that many tries have settled is not", () => {
    expect(isRough(rules, newRating(rules))).toBe(true);
    expect(isRough(rules, at(1500, numbers.roughAbove))).toBe(false);
  });
});
