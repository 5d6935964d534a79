import { describe, expect, it } from "vitest";
import { judgeTry, positionProblem } from "../../../rules/positions.ts";
import { plainSolvers } from "../../../rules/puzzles/finding/blind-check.ts";
import { positionRow } from "../../../rules/puzzles/position-row.ts";
import { drawnPositions, positions } from "./drawn-positions.ts";

const { rules } = positions;
const drawn = drawnPositions(40);

describe("40 drawn positions", () => {
  it("are what they say: legal up to the turn, solved by their solution, missed by the obvious play (GAP-74)", () => {
    expect(drawn.length).toBeGreaterThanOrEqual(40);
    expect(drawn.flatMap((position) => positionProblem(rules, positionRow(position)) ?? [])).toEqual([]);
  });

  it("are not solved by the most damaging attack first, nor by a plain script (GAP-74)", () => {
    const solved = drawn.map((position) => [position.id, plainSolvers(rules, position)] as const);
    expect(solved.filter(([, names]) => names.length > 0)).toEqual([]);
  });

  it("are judged alike each time, to the last bit (GAP-73)", () => {
    const judged = () => drawn.map((position) => judgeTry(rules, position, position.solution));
    expect(judged()).toEqual(judged());
  });

  it("end with those whose goal only holds if expert answers; days that were there before keep theirs (GAP-73)", () => {
    const isSure = positions.rows
      .slice(3)
      .map(({ goal, answers }) => goal.kind === "win" || answers !== undefined);
    expect(isSure.filter(Boolean).length).toBeGreaterThan(300);
    expect(isSure.lastIndexOf(true)).toBeLessThan(
      isSure.includes(false) ? isSure.indexOf(false) : isSure.length,
    );
  });

  it("have solutions of 2 to 8 actions", () => {
    const lengths = drawn.map(({ solution }) => solution.length);
    expect(lengths.filter((length) => length < 2 || length > 8)).toEqual([]);
  });

  it("differ in goal and theme", () => {
    expect(new Set(drawn.map(({ goal }) => goal.kind)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(drawn.map(({ theme }) => theme)).size).toBeGreaterThanOrEqual(4);
  });
});
