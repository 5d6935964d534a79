import { describe, expect, it } from "vitest";
import { endEventOf, reviewBattle, shippedRules as rules } from "../../../rules/index.ts";
import { beginning, lastOf, playedReplay } from "./support.ts";

const OPTIONS = { budget: 4, playings: 4, seed: "1" };
const replay = playedReplay();
const steps = [...reviewBattle(rules, replay, 0, OPTIONS)];
const review = lastOf(steps);

describe("reviewBattle", () => {
  it("looks at every turn of its side in order, and tells the end", () => {
    expect(review.turns).toHaveLength(review.turnCount);
    expect(review.turns.map(({ turn }) => turn)).toEqual(review.turns.map((_, at) => at + 1));
    for (const { chance, playings, index, turn, decisions } of review.turns) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(playings).toBeGreaterThanOrEqual(4);
      expect(decisions[0]?.index).toBe(index);
      for (const decision of decisions) {
        expect(decision.turn).toBe(turn);
        expect(decision.played).toEqual(replay.actions[decision.index]);
      }
    }
    expect(review.end).toBe(1);
  });

  it("tells how far it is after each decision, and the moments only at the end", () => {
    const progress = steps.map((step) => step.progress);
    expect(progress).toEqual([...progress].sort((one, other) => one - other));
    expect(progress.at(-1)).toBe(1);
    expect(steps.length).toBeGreaterThan(review.turnCount);
    for (const step of steps.slice(0, -1)) expect(step.moments).toEqual([]);
    expect(steps[0]?.turns).toHaveLength(1);
    expect(steps[0]?.turns[0]?.decisions).toEqual([]);
  });

  it("gives the same review for the same seed, and each turn one that depends on no other", () => {
    expect(lastOf(reviewBattle(rules, replay, 0, OPTIONS))).toEqual(review);
    const second = review.turns[1]?.index ?? 0;
    const short = lastOf(reviewBattle(rules, beginning(replay, second), 0, OPTIONS));
    expect(short.turns[0]?.decisions).toEqual(review.turns[0]?.decisions);
    expect(short.end).toBeNull();
  });

  it("reviews the second side of a battle between players, and an end that no action caused", () => {
    const duel = {
      ...beginning(playedReplay({ mode: "pvp" }), 12),
      end: { by: "forfeit", loser: 0 },
    } as const;
    const found = lastOf(reviewBattle(rules, duel, 1, OPTIONS));
    expect(found.side).toBe(1);
    expect(found.turnCount).toBeGreaterThan(0);
    expect(found.end).toBe(1);
    expect(endEventOf(duel)?.winner).toBe(1);
  });

  it("is done at once when its side had no turn", () => {
    expect([...reviewBattle(rules, beginning(replay, 0), 0, OPTIONS)]).toEqual([
      { side: 0, progress: 1, turnCount: 0, turns: [], end: null, moments: [] },
    ]);
  });
});
