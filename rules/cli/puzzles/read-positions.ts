import { existsSync, renameSync, writeFileSync } from "node:fs";
import { shippedRules } from "../../index.ts";
import {
  openPositions,
  type PositionFile,
  type Positions,
  positionFile,
} from "../../puzzles/position-file.ts";
import { positionRules, withChance } from "../../puzzles/position-rules.ts";
import { BadInput } from "../input/bad-input.ts";
import { readJson } from "../input/read-json.ts";
import type { PositionRules } from "./position-job.ts";

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
