import { GOAL_KINDS, THEMES } from "../../puzzles/position.ts";
import type { PositionRow } from "../../puzzles/position-row.ts";
import { counted } from "../terminal/counted.ts";
import { textTable } from "../terminal/text-table.ts";
import type { FileCheck } from "./check-positions.ts";

/** Positions by theme and goal, with the lowest, middle and highest difficulty. */
export function positionsTable(rows: readonly PositionRow[]): string {
  const line = (name: string, of: readonly PositionRow[]) => [
    name,
    ...GOAL_KINDS.map((kind) => String(of.filter(({ goal }) => goal.kind === kind).length)),
    String(of.length),
    difficulties(of),
  ];
  const lines = THEMES.map((theme) =>
    line(
      theme,
      rows.filter((row) => row.theme === theme),
    ),
  );
  return textTable(["theme", ...GOAL_KINDS, "all", "difficulty"], [...lines, line("all", rows)]);
}

function difficulties(rows: readonly PositionRow[]): string {
  const sorted = rows.map(({ difficulty }) => difficulty).sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle === undefined ? "" : `${sorted[0]} / ${middle} / ${sorted.at(-1)}`;
}

/** What a check found. */
export function checkText({ rows, problems, confirmed }: FileCheck): string {
  const share = Math.round((confirmed / rows.length) * 100);
  return [
    positionsTable(rows),
    "",
    ...problems,
    `${counted(rows.length, "position")} checked, ${counted(problems.length, "problem")}; the blind check confirms ${confirmed} (${share}%).`,
  ].join("\n");
}
