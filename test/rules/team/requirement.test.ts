import { describe, expect, it } from "vitest";
import { meetsRequirement, recommendedTeam, requirementText } from "../../../rules/index.ts";
import { rules, teamOf } from "./team.ts";

const REQUIREMENTS = [
  ["easy", 1, 1, 1, 45],
  ["medium", 2, 1, 1, 55],
  ["hard", 4, 2, 2, 65],
  ["expert", 7, 3, 2, 75],
] as const;

describe("the requirement of a difficulty", () => {
  it.each(REQUIREMENTS)(
    "%s: %i, %i and %i creatures of form 3, 2 and 1 with %i stats on average are just enough (BAT-021)",
    (difficulty, form3, form2, form1, average) => {
      expect(meetsRequirement(rules, teamOf({ form3, form2, form1 }, average), difficulty)).toBe(true);
      expect(meetsRequirement(rules, teamOf({ form3, form2, form1 }, average - 1), difficulty)).toBe(false);
      for (const lacking of [
        { form3: form3 - 1, form2: form2 + 1, form1 },
        { form3, form2: form2 - 1, form1: form1 + 1 },
        { form3, form2, form1: form1 - 1, form0: 1 },
      ])
        expect(meetsRequirement(rules, teamOf(lacking, average), difficulty)).toBe(false);
    },
  );

  it("lets a higher form fill a lower place (CON-87)", () => {
    expect(meetsRequirement(rules, teamOf({ form3: 12 }, 75), "expert")).toBe(true);
    expect(meetsRequirement(rules, teamOf({ form3: 8, form2: 4 }, 75), "expert")).toBe(true);
    expect(meetsRequirement(rules, teamOf({ form3: 11 }, 75), "expert")).toBe(false);
  });

  it("can be taken literally by a rule file (CON-87)", () => {
    const literal = structuredClone(rules);
    literal.team.requirement.counts = "literal";
    expect(meetsRequirement(literal, teamOf({ form3: 12 }, 75), "expert")).toBe(false);
    expect(meetsRequirement(literal, teamOf({ form3: 7, form2: 3, form1: 2 }, 75), "expert")).toBe(true);
  });

  it("is not met by an empty team (BAT-021)", () => {
    expect(meetsRequirement(rules, [], "easy")).toBe(false);
  });

  it("takes the average over the whole team (BAT-021)", () => {
    const team = [...teamOf({ form3: 1, form2: 1, form1: 1 }, 50), ...teamOf({ form0: 1 }, 25)];
    expect(meetsRequirement(rules, team, "easy")).toBe(false);
  });
});

describe("what a player reads about it", () => {
  it("warns of a team that may be underpowered (BAT-022)", () => {
    expect(requirementText(rules, [], "hard")).toBe(
      "Warning: Your team may be underpowered for hard difficulty. Consider improving your creatures or selecting a lower difficulty.",
    );
  });

  it("confirms a team that meets the requirements (BAT-023)", () => {
    expect(requirementText(rules, teamOf({ form3: 3 }, 45), "easy")).toBe(
      "Your team composition meets the requirements for easy difficulty.",
    );
  });

  it.each([
    ["easy", "Recommended: 1 Form 3, 1 Form 2, 1 Form 1, average stats 45+"],
    ["medium", "Recommended: 2 Form 3, 1 Form 2, 1 Form 1, average stats 55+"],
    ["hard", "Recommended: 4 Form 3, 2 Form 2, 2 Form 1, average stats 65+"],
    ["expert", "Recommended: 7 Form 3, 3 Form 2, 2 Form 1, average stats 75+"],
  ] as const)("recommends a team for %s: %s (BAT-009, GAP-38)", (difficulty, text) => {
    expect(recommendedTeam(rules, difficulty)).toBe(text);
  });

  it.each([
    ["easy", "A gentle start against young creatures.", "+15% enemy stats", undefined],
    ["medium", "A fair fight with stronger enemies.", "+35% enemy stats", undefined],
    ["hard", "Evolved enemies that work together.", "+60% enemy stats", undefined],
    [
      "expert",
      "The strongest enemies, with fused forms.",
      "+100% enemy stats",
      "Warning: expert enemies can defeat even fully evolved teams.",
    ],
  ] as const)("describes %s: %s %s (GAP-38, BAT-009, BAT-012)", (difficulty, description, label, warning) => {
    const row = rules.texts.difficulty[difficulty];
    const warnings: Partial<Record<typeof difficulty, string>> = rules.texts.difficulty.warnings;
    expect([row.description, row.label, warnings[difficulty]]).toEqual([description, label, warning]);
  });
});
