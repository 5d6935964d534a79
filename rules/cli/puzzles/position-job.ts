import type { RuleSet } from "../../index.ts";
import type { PositionRow } from "../../puzzles/position-row.ts";

/** What a thread needs before its first task. */
export interface PositionRules {
  /** The rules of positions. */
  rules: RuleSet;
  /** The same rules with chance. */
  chances: RuleSet;
}

/** To look for a position in a battle, or to check one. */
export type PositionTask =
  | { kind: "search"; index: number; seed: string }
  | { kind: "check"; index: number; row: PositionRow; seed: string };

/** A position that was checked. */
export interface CheckedPosition {
  /** Why it cannot be played or is not what it says; null when all is well. */
  problem: string | null;
  /** Plain plays that reach its goal. */
  plainSolvers: string[];
  /** The lead of its goal in the blind check; null if it could not be checked. */
  lead: number | null;
}

/** What came of a task; the number of a found position is its battle's for now. */
export type PositionAnswer =
  | { kind: "search"; index: number; row: PositionRow | null }
  | { kind: "check"; index: number; checked: CheckedPosition }
  | { kind: "error"; index: number; error: unknown };
