import { describe, expect, it } from "vitest";
import { positionProblem } from "../../../rules/positions.ts";
import { BLIND, blindLead, plainSolvers } from "../../../rules/puzzles/finding/blind-check.ts";
import { withChance } from "../../../rules/puzzles/position-rules.ts";
import { shippedRules } from "../../../rules/ruleset/shipped.ts";
import { drawnPositions, positions } from "./drawn-positions.ts";

const { rules, rows } = positions;
const PATIENT = 3_600_000;

describe("all positions that ship", () => {
  it("are solved by their solution, and by no plain play (GAP-74)", { timeout: PATIENT }, () => {
    expect(rows.flatMap((row) => positionProblem(rules, row) ?? [])).toEqual([]);
    expect(drawnPositions().flatMap((position) => plainSolvers(rules, position))).toEqual([]);
  });

  it("have the answer that a blind check finds, in 95 of 100 (GAP-74)", { timeout: PATIENT }, () => {
    const chances = withChance(rules, shippedRules);
    const drawn = drawnPositions(100);
    const leads = drawn.map((position) => blindLead(rules, chances, position, "long"));
    const confirmed = leads.filter((lead) => lead !== null && lead >= BLIND.clearLead).length;
    expect(confirmed / drawn.length).toBeGreaterThanOrEqual(0.95);
  });
});
