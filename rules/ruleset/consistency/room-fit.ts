import { type Problem, wrongValue } from "../problem.ts";
import type { RuleSet } from "../rule-set.ts";

/** Things that do not fit into a room. */
export function roomProblems({ grid, avatar }: RuleSet): Problem[] {
  const problems: Problem[] = [];
  const sides = [
    ["width", "startX"],
    ["height", "startY"],
  ] as const;
  for (const [side, start] of sides) {
    const room = grid[side];
    for (const key of ["machineCells", "petCells"] as const)
      if (grid[key] * grid.cell > room)
        problems.push(
          wrongValue(
            ["grid", key],
            grid[key],
            `at most ${room / grid.cell} cells of ${grid.cell} pixels, as grid.${side} is ${room}`,
          ),
        );
    const last = room - avatar[side];
    if (last >= 0 && avatar[start] > last)
      problems.push(
        wrongValue(
          ["avatar", start],
          avatar[start],
          `at most ${last}, which is grid.${side} less avatar.${side}`,
        ),
      );
  }
  return problems;
}
