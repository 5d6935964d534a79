import { existsSync, renameSync, writeFileSync } from "node:fs";
import { shippedRules } from "../../index.ts";
import { BLIND } from "../../puzzles/finding/blind-check.ts";
import {
  openPositions,
  type PositionFile,
  type Positions,
  positionFile,
} from "../../puzzles/position-file.ts";
import type { PositionRow } from "../../puzzles/position-row.ts";
import { positionRules, withChance } from "../../puzzles/position-rules.ts";
import type { Run } from "../command/command.ts";
import { BadInput } from "../input/bad-input.ts";
import { readJson } from "../input/read-json.ts";
import { type CheckedPosition, type PositionRules, shareWork } from "./position-workers.ts";

/** What `puzzles` is asked. */
export interface PuzzlesOrder {
  /** How many positions are wanted; null: those of the file are checked. */
  make: number | null;
  /** How many are checked; null: all. */
  sample: number | null;
  seed: string;
  out: string;
}

/** What a check of a file found. */
export interface FileCheck {
  /** The positions that were checked. */
  rows: PositionRow[];
  /** Sentences about positions that are not what they say. */
  problems: string[];
  /** Ids of positions whose answers the blind check does not confirm. */
  unconfirmed: number[];
}

/** Checks the positions of a file, or a sample of them. */
export async function checkPositions({ out, sample, seed }: PuzzlesOrder, run: Run): Promise<FileCheck> {
  const { positions } = readPositions(out);
  const drawn = spread(positions.rows, sample ?? positions.rows.length);
  if (drawn.length === 0) throw new BadInput(`${out}: found no positions, allowed is one or more`);
  const check: FileCheck = { rows: [], problems: [], unconfirmed: [] };
  let asked = 0;
  await shareWork(run, rulesOf(positions), {
    next() {
      const row = drawn[asked];
      return row === undefined ? null : { kind: "check", index: asked++, row, seed };
    },
    receive(answer) {
      const row = drawn[answer.index];
      if (row && answer.kind === "check") note(check, row, answer.checked);
      run.progress(1, drawn.length);
      return true;
    },
  });
  check.rows.sort((one, other) => one.id - other.id);
  check.unconfirmed.sort((one, other) => one - other);
  return check;
}

function note(check: FileCheck, row: PositionRow, { problem, plainSolvers, lead }: CheckedPosition): void {
  check.rows.push(row);
  if (problem !== null) check.problems.push(problem);
  if (plainSolvers.length > 0)
    check.problems.push(`position ${row.id}: ${plainSolvers.join(", ")} reaches the goal`);
  if (lead === null || lead < BLIND.clearLead) check.unconfirmed.push(row.id);
}

/** So many entries of a list, evenly spread over it. */
function spread<Entry>(list: readonly Entry[], count: number): Entry[] {
  const step = Math.max(1, list.length / count);
  return list
    .filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
    .slice(0, count);
}

/** Of all positions at most this share has the same theme, and this the same goal. */
const MOST_OF = { theme: 0.3, goal: 0.5 };
/** The file is written again after so many battles, so that a crash loses little. */
const KEEP_EVERY = 200;

/**
 * Searches battles in the order of their numbers until the file has as many positions as are wanted, and writes it, also
 * when it is stopped. It goes on where the last search with the same seed has ended.
 */
export async function makePositions(
  { make, seed, out }: PuzzlesOrder & { make: number },
  run: Run,
): Promise<KeptPositions> {
  const { kept, positions } = readPositions(out);
  const from = kept.searched?.seed === seed ? kept.searched.battles : 0;
  const searched = { seed, battles: from };
  const rows = [...kept.positions];
  const now = () => ({ ...kept, positions: rows, searched });
  const early = new Map<number, PositionRow | null>();
  run.progress(Math.min(rows.length, make), make);
  let asked = from;

  function take(row: PositionRow | null): void {
    if (row === null || rows.length >= make || isTooMany(rows, row, make)) return;
    rows.push({ ...row, id: Math.max(0, ...rows.map(({ id }) => id)) + 1 });
    run.progress(1, make);
  }

  await shareWork(run, rulesOf(positions), {
    next() {
      if (rows.length >= make) return null;
      asked += 1;
      return { kind: "search", index: asked, seed: `${seed}:${asked}` };
    },
    receive(answer) {
      if (answer.kind === "search") early.set(answer.index, answer.row);
      for (;;) {
        const next = searched.battles + 1;
        const row = early.get(next);
        if (row === undefined || rows.length >= make) break;
        early.delete(next);
        searched.battles = next;
        take(row);
        if (next % KEEP_EVERY === 0) writePositions(out, now());
      }
      return rows.length < make;
    },
  });
  writePositions(out, now());
  return now();
}

/** Whether there are enough of its theme or goal, so that positions stay mixed. */
function isTooMany(rows: readonly PositionRow[], { theme, goal }: PositionRow, wanted: number): boolean {
  const themes = rows.filter((row) => row.theme === theme).length;
  const goals = rows.filter((row) => row.goal.kind === goal.kind).length;
  return themes >= Math.ceil(MOST_OF.theme * wanted) || goals >= Math.ceil(MOST_OF.goal * wanted);
}

/** How far the battles of a seed have been searched. */
export interface Searched {
  seed: string;
  battles: number;
}

/** A file of positions as it is kept: with how far the search has come, so that it can go on. */
export type KeptPositions = PositionFile & { searched?: Searched };

/** The positions of a file; those of today's rules without any if there is no such file. */
export function readPositions(out: string): { kept: KeptPositions; positions: Positions } {
  const kept = (
    existsSync(out) ? readJson(out) : positionFile(positionRules(shippedRules), [])
  ) as KeptPositions;
  const opened = openPositions(kept, shippedRules);
  if (!opened.ok) throw new BadInput(`${out}: ${opened.problem}`);
  return { kept, positions: opened.positions };
}

/** The rules to search and check by: those of the positions, and with the chances of today. */
export function rulesOf({ rules }: Positions): PositionRules {
  return { rules, chances: withChance(rules, shippedRules) };
}

/**
 * Writes a file of positions: one line each, so that a change shows which. The whole new file replaces the old one, so that
 * a kill in between loses neither.
 */
export function writePositions(out: string, { positions, searched, ...head }: KeptPositions): void {
  const rows = positions.map((row) => JSON.stringify(row));
  const opening = JSON.stringify(searched ? { ...head, searched } : head).slice(0, -1);
  const beside = `${out}.new`;
  writeFileSync(beside, `${opening},\n"positions":[\n${rows.join(",\n")}\n]}\n`);
  renameSync(beside, out);
}
