import { BLIND } from "../../puzzles/finding/blind-check.ts";
import type { PositionRow } from "../../puzzles/position-row.ts";
import { BadInput } from "../input/bad-input.ts";
import { progressBar } from "../terminal/progress-bar.ts";
import type { CheckedPosition } from "./position-job.ts";
import { shareWork } from "./position-workers.ts";
import type { PuzzlesOrder } from "./puzzles-flags.ts";
import { readPositions, rulesOf } from "./read-positions.ts";

/** What a check of a file found. */
export interface FileCheck {
  /** The positions that were checked. */
  rows: PositionRow[];
  /** Sentences about positions that are not what they say. */
  problems: string[];
  /** How many answers the blind check confirms. */
  confirmed: number;
  isInterrupted: boolean;
}

/** Checks the positions of a file, or a sample of them. */
export async function checkPositions({ out, sample, seed, workers }: PuzzlesOrder): Promise<FileCheck> {
  const { positions } = readPositions(out);
  const drawn = spread(positions.rows, sample ?? positions.rows.length);
  if (drawn.length === 0) throw new BadInput(`${out}: found no positions, allowed is one or more`);
  const check: FileCheck = { rows: [], problems: [], confirmed: 0, isInterrupted: false };
  const bar = progressBar(drawn.length, () => "check");
  let asked = 0;
  const { isInterrupted } = await shareWork(workers, rulesOf(positions), {
    next() {
      const row = drawn[asked];
      return row === undefined ? null : { kind: "check", index: asked++, row, seed };
    },
    receive(answer) {
      const row = drawn[answer.index];
      if (row && answer.kind === "check") note(check, row, answer.checked);
      bar.advance(1);
      return true;
    },
  });
  bar.clear();
  check.rows.sort((one, other) => one.id - other.id);
  return { ...check, isInterrupted };
}

function note(check: FileCheck, row: PositionRow, { problem, plainSolvers, lead }: CheckedPosition): void {
  check.rows.push(row);
  if (problem !== null) check.problems.push(problem);
  if (plainSolvers.length > 0)
    check.problems.push(`position ${row.id}: ${plainSolvers.join(", ")} reaches the goal`);
  if (lead !== null && lead >= BLIND.clearLead) check.confirmed += 1;
}

/** So many entries of a list, evenly spread over it. */
function spread<Entry>(list: readonly Entry[], count: number): Entry[] {
  const step = Math.max(1, list.length / count);
  return list
    .filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
    .slice(0, count);
}
