import { describe, expect, it } from "vitest";
import {
  type BattleResult,
  type Difficulty,
  RARITIES,
  type RewardItem,
  rewardsOf,
} from "../../../rules/index.ts";
import { dropChance, rewardSeed } from "../../../rules/rewards/rewards.ts";
import { rules, victory } from "./result.ts";

/** Many results that differ in numbers which change the seed but no tier: 3 or more left, slow, one in ten traded. */
function manyResults(difficulty: Difficulty): BattleResult[] {
  const results: BattleResult[] = [];
  for (let turns = 16; turns <= 100; turns++)
    for (let remainingCreatures = 3; remainingCreatures <= 12; remainingCreatures++)
      for (let lost = 5; lost <= 9; lost++)
        results.push(
          victory({ difficulty, turns, remainingCreatures, enemiesDefeated: 1, creaturesLost: lost }),
        );
  return results;
}

const PERFORMANCE = 1.4;
const drops = Object.fromEntries(
  (["easy", "medium", "hard", "expert"] as const).map((difficulty) => [
    difficulty,
    manyResults(difficulty).map((result) => rewardsOf(rules, result)?.items ?? []),
  ]),
) as Record<Difficulty, RewardItem[][]>;

function expectShare(difficulty: Difficulty, type: RewardItem["type"], chance: number): void {
  const lists = drops[difficulty];
  const share = lists.filter((items) => items.some((item) => item.type === type)).length / lists.length;
  const tolerance = 5 * Math.sqrt((chance * (1 - chance)) / lists.length);
  expect(Math.abs(share - chance)).toBeLessThanOrEqual(tolerance);
}

describe("the chance of an item", () => {
  it.each([
    ["easy", 0.3, 0.42],
    ["medium", 0.5, 0.7],
    ["hard", 0.7, 0.95],
    ["expert", 0.9, 0.95],
  ] as const)(
    "on %s is %f times performance, at most 0.95: %f at 1.4 (BAT-172)",
    (difficulty, base, scaled) => {
      expect(dropChance(rules, difficulty, 100)).toBeCloseTo(base, 10);
      expect(dropChance(rules, difficulty, 140)).toBeCloseTo(scaled, 10);
      expectShare(difficulty, "tool", Math.min(base * PERFORMANCE, 0.95));
    },
  );

  it.each([
    ["easy", 0],
    ["medium", 0],
    ["hard", 0.665],
    ["expert", 0.665],
  ] as const)(
    "for a spell on %s is 70%% of it on hard and expert, else zero: %f (BAT-173)",
    (difficulty, chance) => {
      expectShare(difficulty, "spell", chance);
    },
  );

  it.each([
    ["easy", 0],
    ["medium", 0],
    ["hard", 0],
    ["expert", 0.3],
  ] as const)(
    "for the crystal on %s is %f, whatever the performance (BAT-174, GAP-35)",
    (difficulty, chance) => {
      expectShare(difficulty, "enhancement", chance);
    },
  );
});

describe("a dropped item", () => {
  it("is one tool, one spell and one crystal at most, in this order (GAP-35, BAT-066)", () => {
    for (const items of drops.expert) {
      const types = items.map(({ type }) => type);
      expect(
        ["tool", "spell", "enhancement"].filter((type) => types.includes(type as RewardItem["type"])),
      ).toEqual(types);
    }
  });

  it("is the Evolution Crystal of Epic rarity, on difficulties that have it (BAT-174)", () => {
    const crystals = drops.expert.flat().filter(({ type }) => type === "enhancement");
    expect(new Set(crystals.map((item) => JSON.stringify(item)))).toEqual(
      new Set([JSON.stringify({ type: "enhancement", name: "Evolution Crystal", rarity: "Epic" })]),
    );
  });

  it("is one of the five tools or spells (GAP-35)", () => {
    const names = (type: RewardItem["type"]) =>
      [...new Set(drops.hard.flat().flatMap((item) => (item.type === type ? [item.name] : [])))].sort();
    expect(names("tool")).toEqual(Object.keys(rules.tools).sort());
    expect(names("spell")).toEqual(Object.keys(rules.spells).sort());
  });

  it.each([
    ["easy", [70, 25, 5, 0]],
    ["medium", [45, 38, 15, 2]],
    ["hard", [20, 42, 30, 8]],
    ["expert", [5, 30, 45, 20]],
  ] as const)("has the rarities of %s: %j in a hundred (BAT-175, GAP-35)", (difficulty, odds) => {
    const items = drops[difficulty].flat().filter(({ type }) => type !== "enhancement");
    for (const [index, rarity] of RARITIES.entries()) {
      const chance = (odds[index] ?? 0) / 100;
      const share = items.filter((item) => item.rarity === rarity).length / items.length;
      const tolerance = 5 * Math.sqrt((chance * (1 - chance)) / items.length);
      expect(Math.abs(share - chance), rarity).toBeLessThanOrEqual(tolerance);
    }
  });
});

describe("the rolls", () => {
  it("have a seed from the result: difficulty, turns, remaining, defeated, lost (BAT-176, GAP-35)", () => {
    const result = victory({
      difficulty: "hard",
      turns: 9,
      remainingCreatures: 4,
      enemiesDefeated: 8,
      creaturesLost: 2,
    });
    expect(rewardSeed(result)).toBe("hard|9|4|8|2");
    expect(rewardsOf(rules, result)).toEqual(rewardsOf(rules, { ...result, bestCombo: 7 }));
  });

  it("differ between results (BAT-176)", () => {
    expect(new Set(drops.expert.map((items) => JSON.stringify(items))).size).toBeGreaterThan(50);
  });
});
