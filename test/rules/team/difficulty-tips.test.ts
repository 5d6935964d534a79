import { describe, expect, it } from "vitest";
import { DIFFICULTIES, difficultyTips } from "../../../rules/index.ts";
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
    ["easy", "+15% enemy stats", 17],
    ["medium", "+35% enemy stats", 28],
    ["hard", "+60% enemy stats", 48],
    ["expert", "+100% enemy stats", 77],
  ] as const)("begin with how the label of %s is measured (CON-44)", (difficulty, label, measured) => {
    const [first] = difficultyTips(rules, difficulty);
    expect(first).toMatch(new RegExp(`^\\${label}: .*measured over 200 drawn enemies`));
    const percent = Number(/make them (\d+)% stronger/.exec(first ?? "")?.[1]);
    expect(Math.abs(percent - measured)).toBeLessThanOrEqual(4);
  });

  it.each(DIFFICULTIES)("fill every placeholder of a sentence: %s", (difficulty) => {
    for (const line of difficultyTips(rules, difficulty)) expect(line).not.toMatch(/[{}]|undefined|NaN/);
  });
});
