import { describe, expect, it } from "vitest";
import { teamSynergies, teamSynergy } from "../../../rules/index.ts";
import { rules, teamOf } from "./team.ts";

describe("the synergies of a team", () => {
  it("are those of the whole team on one field, and add up to the bonus in its rating (BAT-016, GAP-33)", () => {
    const team = teamOf({ form3: 6 }, 60);
    const synergies = teamSynergies(rules, team);
    expect(synergies.map(({ name }) => name)).toContain("Full Force");
    const forAll = synergies.filter(({ type }) => type !== "form_protection");
    const sum = forAll.reduce((total, { bonus }) => total + bonus, 0);
    expect(teamSynergy(rules, team)).toBeCloseTo(Math.min(sum, rules.synergy.cap));
  });

  it("are empty without a team (BAT-016)", () => {
    expect(teamSynergies(rules, [])).toEqual([]);
  });
});
