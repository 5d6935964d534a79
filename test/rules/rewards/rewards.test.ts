import { describe, expect, it } from "vitest";
import { type BattleResult, killRatio, rewardsOf } from "../../../rules/index.ts";
import { rules, victory } from "./result.ts";

function gained(result: Partial<BattleResult>): [number, number] {
  const rewards = rewardsOf(rules, victory(result));
  if (!rewards) throw new Error("a victory has rewards");
  return [rewards.experience, rewards.currency];
}

const RATIO = {
  "0.5": { enemiesDefeated: 5, creaturesLost: 5 },
  "0.7": { enemiesDefeated: 7, creaturesLost: 3 },
  "0.9": { enemiesDefeated: 9, creaturesLost: 1 },
  "1": { enemiesDefeated: 6, creaturesLost: 0 },
} as const;

describe("experience and currency", () => {
  it.each<[string, Partial<BattleResult>, number, number]>([
    ["easy, 5 turns, 3 left, ratio 1", { turns: 5, remainingCreatures: 3, ...RATIO["1"] }, 220, 110],
    [
      "expert, 16 turns, 1 left, ratio 0.5",
      { difficulty: "expert", turns: 16, remainingCreatures: 1, ...RATIO["0.5"] },
      360,
      180,
    ],
    [
      "medium, 10 turns, 2 left, ratio 0.7",
      { difficulty: "medium", turns: 10, remainingCreatures: 2, ...RATIO["0.7"] },
      255,
      128,
    ],
  ])("after %s are as calculated in the decisions (GAP-35, BAT-168)", (_, result, experience, currency) => {
    expect(gained(result)).toEqual([experience, currency]);
  });

  it.each([
    ["easy", 100, 50],
    ["medium", 150, 75],
    ["hard", 200, 100],
    ["expert", 300, 150],
  ] as const)("on %s without any performance are %i and %i (BAT-168, CON-46)", (difficulty, ...amounts) => {
    expect(gained({ difficulty })).toEqual(amounts);
  });

  it.each([
    [1, 150],
    [5, 150],
    [6, 130],
    [10, 130],
    [11, 110],
    [15, 110],
    [16, 100],
  ])("after %i turns come to %i (BAT-169, CON-61)", (turns, experience) => {
    expect(gained({ turns })[0]).toBe(experience);
  });

  it.each([
    [0, 100],
    [1, 110],
    [2, 120],
    [3, 140],
    [12, 140],
  ])("with %i creatures left come to %i (BAT-170)", (remainingCreatures, experience) => {
    expect(gained({ remainingCreatures })[0]).toBe(experience);
  });

  it.each([
    [4, 6, 100],
    [5, 5, 110],
    [69, 31, 110],
    [7, 3, 120],
    [14, 6, 120],
    [89, 11, 120],
    [9, 1, 130],
    [6, 0, 130],
  ])(
    "for %i defeated and %i lost come to %i (BAT-171, CON-60)",
    (enemiesDefeated, creaturesLost, experience) => {
      expect(gained({ enemiesDefeated, creaturesLost })[0]).toBe(experience);
    },
  );

  it("are zero after a defeat (BAT-053)", () => {
    expect(rewardsOf(rules, victory({ victory: false }))).toBeNull();
  });

  it("follow an overlay's tiers to the hundredth (GAP-35)", () => {
    const overlay = structuredClone(rules);
    overlay.rewards.speedTiers = [[5, 0.25]];
    expect(rewardsOf(overlay, victory({ turns: 5 }))?.experience).toBe(125);
  });
});

describe("the kill ratio", () => {
  it("is defeated divided by defeated and lost, 0 without either (CON-60)", () => {
    expect(killRatio(rules, victory({ enemiesDefeated: 6, creaturesLost: 2 }))).toBe(0.75);
    expect(killRatio(rules, victory({ enemiesDefeated: 0, creaturesLost: 0 }))).toBe(0);
  });

  it("can be measured against the enemy's deck by a rule file (CON-60)", () => {
    const overlay = structuredClone(rules);
    overlay.rewards.killRatioMode = "deck";
    expect(killRatio(overlay, victory({ enemiesDefeated: 3, creaturesLost: 9 }))).toBe(0.5);
  });
});
