import { describe, expect, it } from "vitest";
import { chanceToAct } from "../../../../rules/battle/ai/multi-action.ts";
import { type Difficulty, enemyStyle } from "../../../../rules/index.ts";
import { battleWith, rules } from "../support/scene.ts";

const LEVELS: Difficulty[] = ["easy", "medium", "hard", "expert"];

/** The chance of the side at turn to act once more, after `done` actions. */
function chance(
  difficulty: Difficulty,
  done: number,
  parts: { energy?: number; own?: number; foes?: number } = {},
) {
  const many = (name: string, count = 1) =>
    Array.from({ length: count }, (_, at) => ({ id: `${name}-${at}` }));
  const battle = battleWith({
    own: { field: many("own", parts.own), energy: parts.energy ?? 25 },
    foe: { field: many("foe", parts.foes) },
  });
  battle.sides[0].consecutiveActions = done;
  return chanceToAct(rules, battle, 0, enemyStyle(rules, difficulty));
}

describe("several actions in one turn", () => {
  it("need no roll for the first one (GAP-34)", () => {
    for (const difficulty of LEVELS) expect(chance(difficulty, 0, { energy: 0 })).toBe(1);
  });

  it("are limited to 3, 4, 5 and 7 (BAT-119)", () => {
    expect(LEVELS.map((one) => [2, 3, 4, 5, 6, 7].filter((done) => chance(one, done) > 0).length)).toEqual([
      1, 2, 3, 5,
    ]);
  });

  it("need at least 6 energy (BAT-120)", () => {
    expect(chance("medium", 1, { energy: 6 })).toBeGreaterThan(0);
    expect(chance("medium", 1, { energy: 5 })).toBe(0);
  });

  it("have the chance of the table, 0.2 higher for the aggressive style (BAT-120)", () => {
    expect(LEVELS.map((one) => chance(one, 1).toFixed(2))).toEqual(["0.35", "0.55", "0.95", "1.15"]);
  });

  it("are 0.15 more likely one action before a combo, from level 3 on (BAT-120, GAP-34)", () => {
    expect(chance("medium", 2) - chance("medium", 1)).toBeCloseTo(0.15);
    expect(chance("easy", 2) - chance("easy", 1)).toBe(0);
  });

  it("are 0.1 more likely with two creatures more than the enemy (BAT-120, GAP-34)", () => {
    expect(chance("medium", 1, { own: 3 }) - chance("medium", 1, { own: 2 })).toBeCloseTo(0.1);
  });
});

describe("the thinking time", () => {
  it("is 800 ms, and 1500 ms on hard and expert (BAT-121)", () => {
    expect(rules.ai.thinkMs).toEqual({ easy: 800, medium: 800, hard: 1500, expert: 1500 });
  });
});
