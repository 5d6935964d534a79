import { GOAL_KINDS, THEMES } from "../puzzles/position.ts";
import type { PositionRow } from "../puzzles/position-row.ts";
import { BATTLE_FLAGS } from "./command/battle-flags.ts";
import { EXIT, newCommand } from "./command/command.ts";
import { choice, outputFile, wholeNumber } from "./command/flags.ts";
import { badInput } from "./input/bad-input.ts";
import {
  checkPositions,
  type FileCheck,
  makePositions,
  type PuzzlesOrder,
} from "./puzzles/position-search.ts";
import { counted, textTable } from "./terminal/figures.ts";

/** Of the answers that the blind check must confirm. */
const CONFIRMED_SHARE = 0.95;
const COUNT = { min: 1, max: 10_000 };

/** The file that ships, in the folder of the project. */
const SHIPPED_POSITIONS = "rules/puzzles/data/positions.json";

/** `npm run puzzles`: finds positions, or checks those of a file (`GAP-74`). */
export const puzzles = newCommand({
  name: "puzzles",
  what: "Finds battle positions in which one turn is clearly best, adding to those of the file (--make N), or checks the ones in it (--check).",
  flags: {
    make: wholeNumber(COUNT, "how many positions the file is to have"),
    check: { ...choice(["yes"], "solution, plain plays, and a blind check with other dice"), alone: "yes" },
    sample: wholeNumber(COUNT, "of --check: only so many, spread over the file (all)"),
    seed: { ...BATTLE_FLAGS.seed, what: "battle i has the seed SEED:i; of --check: other dice" },
    out: { ...outputFile("the file"), usual: SHIPPED_POSITIONS },
  },
  hasWorkers: true,
  read({ flags, has }): PuzzlesOrder {
    if (has("make") === has("check"))
      throw badInput(
        "puzzles",
        has("make") ? "--make and --check" : "neither",
        "is one of --make N, --check",
      );
    if (has("make") && has("sample")) throw badInput("--sample", "it with --make", "is --check");
    const { make = null, sample = null, seed, out = SHIPPED_POSITIONS } = flags;
    return { make, sample, seed, out };
  },
  async play({ make, ...order }, run): Promise<FileCheck> {
    if (make === null) return checkPositions({ make, ...order }, run);
    const { positions } = await makePositions({ make, ...order }, run);
    return { rows: positions, problems: [], unconfirmed: [] };
  },
  show: {
    text: (check, { make }) => (make === null ? checkText(check) : positionsTable(check.rows)),
  },
  end({ rows, problems, unconfirmed }) {
    const isGood = problems.length === 0 && rows.length - unconfirmed.length >= CONFIRMED_SHARE * rows.length;
    return { code: isGood ? EXIT.done : EXIT.overBound };
  },
  interrupted: (_, { make, out }) =>
    make === null ? "what was checked so far is above." : `what was found so far is in ${out}.`,
});

/** Positions by theme and goal, with the lowest, middle and highest difficulty. */
function positionsTable(rows: readonly PositionRow[]): string {
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
function checkText({ rows, problems, unconfirmed }: FileCheck): string {
  const confirmed = rows.length - unconfirmed.length;
  const share = Math.round((confirmed / rows.length) * 100);
  return [
    positionsTable(rows),
    "",
    ...problems,
    `${counted(rows.length, "position")} checked, ${counted(problems.length, "problem")}; the blind check confirms ${confirmed} (${share}%).`,
    ...(unconfirmed.length > 0 ? [`Not confirmed: ${unconfirmed.join(", ")}.`] : []),
  ].join("\n");
}
