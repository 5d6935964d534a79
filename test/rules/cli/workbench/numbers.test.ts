import { describe, expect, it } from "vitest";
import { searchOf } from "../../../../rules/cli/workbench/browser/numbers/search.ts";
import {
  allowedText,
  readValue,
  shownValue,
  sliderRange,
  sweepValues,
} from "../../../../rules/cli/workbench/browser/numbers/values.ts";
import { type RuleNumber, ruleNumbers } from "../../../../rules/validation.ts";

const numbers = ruleNumbers();
const search = searchOf(numbers);

function numberAt(key: string): RuleNumber {
  const found = numbers.find((number) => number.key === key);
  if (!found) throw new Error(key);
  return found;
}

describe("the search over all numbers of the rules", () => {
  it.each([
    ["energy when a creature falls", "battle.comeback.energy"],
    ["energy when a monster dies", "battle.comeback.energy"],
    ["cost of an attack", "battle.costs.attack"],
    ["battle.turnLimit", "battle.turnLimit"],
    ["TCorvax among the resources of a new player", "start.tcorvax"],
    ["mistakes of the enemy on easy", "ai.mistakes.easy"],
    ["chance of a misteke expert", "ai.mistakes.expert"],
    ["Shardstorm magical damage", "spells.Shardstorm"],
    ["time between two activations of a machine", "activation.cooldownMs"],
  ])("finds for %j first %s (GAP-51)", (query, key) => {
    expect(search(query)[0]?.key.startsWith(key) || search(query).map((one) => one.key)).toBe(true);
  });

  it("finds what the rules leave out too, behind what they have (GAP-51)", () => {
    const found = search("magical attack blend energy").map(({ key }) => key);
    expect(found).toContain("battle.blend.magicalAttack.stamina");
    const [first] = search("Per point of energy");
    expect(first?.shipped).not.toBe(null);
  });

  it("finds nothing for what no number is about (GAP-51)", () => {
    expect(search("xyzzy")).toEqual([]);
  });
});

describe("the value of a number", () => {
  it("a number is read within what its schema allows, else refused in one sentence (GAP-51)", () => {
    const limit = numberAt("battle.turnLimit");
    expect(readValue(" 30 ", limit)).toEqual({ value: 30 });
    for (const wrong of ["", "many", "1.5", "0", "-3", "1e9", "0x"])
      expect(readValue(wrong, limit)).toEqual({
        problem: `"${wrong}" is not a whole number from 1 to 1,000.`,
      });
    expect(readValue("0,35", numberAt("ai.mistakes.easy"))).toEqual({ value: 0.35 });
    expect(allowedText(numberAt("battle.energy.statPerRegen"))).toBe(
      "a number above 0 and at most 1,000,000,000",
    );
  });

  it("a number is shown as people say it (GAP-51)", () => {
    expect(shownValue(0.35, { unit: "share" })).toBe("0.35 (35 %)");
    expect(shownValue(21_600_000, { unit: "ms" })).toBe("6 h");
    expect(shownValue(1200, { unit: "ms" })).toBe("1.2 s");
    expect(shownValue(4, { unit: "energy" })).toBe("4 energy");
    expect(shownValue(null, { unit: "energy" })).toBe("not set");
    expect(shownValue(false, { unit: "" })).toBe("off");
  });

  it("has a slider around it in round steps, within what is allowed (GAP-51)", () => {
    expect(sliderRange(numberAt("battle.comeback.energy"), 4)).toEqual({ min: 0, max: 12, step: 1 });
    expect(sliderRange(numberAt("ai.mistakes.easy"), 0.35)).toEqual({ min: 0, max: 1, step: 0.01 });
    expect(sliderRange(numberAt("battle.blend.magicalAttack.stamina"), 0)).toEqual({
      min: 0,
      max: 1,
      step: 0.01,
    });
    expect(sliderRange(numberAt("battle.costs.attack"), 2)).toMatchObject({ min: 1 });
    for (const number of numbers.filter(({ kind, shipped }) => kind === "number" && shipped !== null)) {
      const { min, max, step } = sliderRange(number, Number(number.shipped));
      expect([number.key, min >= number.min, max > min, step > 0]).toEqual([number.key, true, true, true]);
    }
  });

  it("a number is swept over a few values around it, what ships and what is set among them (GAP-51)", () => {
    expect(sweepValues(numberAt("battle.comeback.energy"), 7)).toEqual([0, 2, 4, 6, 7, 8, 10, 12]);
    const shares = sweepValues(numberAt("ai.mistakes.expert"), 0.08);
    expect(shares).toContain(0.08);
    expect(Math.max(...shares)).toBeLessThan(0.9);
  });
});
