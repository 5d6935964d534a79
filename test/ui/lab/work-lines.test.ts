import { describe, expect, it } from "vitest";
import { MACHINE_TYPES, shippedRules as rules } from "../../../rules/index.ts";
import { upgradeLines, workLines } from "../../../ui/lab/machine-list/work-lines.ts";

describe("the numbers beside a machine to build", () => {
  it("say what it takes and gives, for every machine", () => {
    expect(MACHINE_TYPES.map((type) => workLines(rules, type, 1).map(({ text }) => text))).toEqual([
      ["+5 Cat Nips"],
      ["-3 Cat Nips", "+1 TCorvax", "+2 Energy"],
      ["+0.5 TCorvax from every Reactor", "-2 Energy a day"],
      ["+1 TCorvax per 100 sCVX (capped at 10 TCorvax)", "+1 egg per 500 sCVX"],
      ["+5 TCorvax"],
    ]);
  });
});

describe("the numbers beside an upgrade", () => {
  it.each([
    ["catLair", 1, ["5 → 6 Cat Nips"]],
    ["reactor", 2, ["1.5 → 2 TCorvax"]],
    ["amplifier", 1, ["+0.5 → +0.6 TCorvax from every Reactor", "-2 → -4 Energy a day"]],
    ["incubator", 1, ["+1 TCorvax per 1,000 sCVX with no cap"]],
  ] as const)("of a %s say what changes after level %i (LAB-083)", (type, level, texts) => {
    expect(upgradeLines(rules, type, level).map(({ text }) => text)).toEqual(texts);
  });
});
