import { describe, expect, it } from "vitest";
import { DIFFICULTIES, difficultyTips } from "../../../rules/index.ts";
import { enemyBonus } from "./enemy-bonus.ts";
import { rules } from "./team.ts";

describe("the detailed tips of a difficulty", () => {
  it("list the exact parts of the label of expert (BAT-010, CON-44)", () => {
    const lines = difficultyTips(rules, "expert").join("\n");
    const { enemyStatsMultiplier, enemyDeckSize } = rules.difficulty.expert;
    expect(lines).toContain(`multiplied by ${enemyStatsMultiplier}, and no stat is below 9`);
    expect(lines).toContain(`Enemy creatures: ${enemyDeckSize}, of form 2 to 3, up to 4 on the field`);
    expect(lines).toContain("gain 5 extra points for each level and 10 more for the difficulty");
    expect(lines).toContain("Fused enemies: 70% of them, with 2 to 4 fusion levels.");
  });

  it("follow the rules, and name fusion only when there is any (CON-44)", () => {
    const changed = structuredClone(rules);
    changed.difficulty.easy.enemyStatsMultiplier = 1.07;
    expect(difficultyTips(changed, "easy").join("\n")).toContain("multiplied by 1.07");
    const easy = difficultyTips(rules, "easy").join("\n");
    expect(easy).not.toContain("multiplied by 1");
    expect(easy).toContain("None of their stats is below 5.");
    expect(easy).not.toContain("Fused");
  });

  it.each([
    ["easy", 15],
    ["medium", 35],
    ["hard", 60],
    ["expert", 100],
  ] as const)(
    "begin with the label of %s, which no other percentage of the same thing contradicts (CON-44)",
    (difficulty, percent) => {
      const [first, ...others] = difficultyTips(rules, difficulty);
      expect(first).toBe(`+${percent}% enemy stats counts all the parts below together.`);
      expect(others.join("\n")).not.toMatch(/stronger|enemy stats/);
    },
  );

  it("have labels that are within 30 points of what their parts add up to, and grow with it (CON-44)", () => {
    const measured = DIFFICULTIES.map((difficulty) => enemyBonus(rules, difficulty) * 100);
    for (const [index, label] of [15, 35, 60, 100].entries())
      expect(Math.abs((measured[index] ?? 0) - label)).toBeLessThanOrEqual(30);
    expect(measured).toEqual([...measured].sort((one, other) => one - other));
  });

  it.each([
    ["easy", "its own first: 1.", "hardly uses items and often misses the best move"],
    ["medium", "its own first: 2.", "tools and spells now and then and sometimes misses the best move"],
    ["hard", "its own first: 3.", "It also defends"],
    ["expert", "its own first: 4.", "keeps energy for a finishing spell"],
  ] as const)(
    "say what the columns of %s do to its play, without its chances (GAP-34)",
    (difficulty, ...parts) => {
      const lines = difficultyTips(rules, difficulty).join("\n");
      for (const part of parts) expect(lines).toContain(part);
      expect(lines).not.toMatch(/decisions|a chance of|of 100/);
    },
  );

  it.each(DIFFICULTIES)("fill every placeholder of a sentence: %s", (difficulty) => {
    for (const line of difficultyTips(rules, difficulty)) expect(line).not.toMatch(/[{}]|undefined|NaN/);
  });
});
