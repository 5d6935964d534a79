import { checkSetup } from "../battle/setup/check-deck.ts";
import { hashRules } from "../ruleset/hash.ts";
import type { Tree } from "../ruleset/overlay.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { battleNumbers, restoredRules } from "../ruleset/stored-rules.ts";
import { notAllowed } from "../text/found-value.ts";
import { judgeTurn } from "./judge-try.ts";
import { GOAL_KINDS, type Position, THEMES } from "./position.ts";
import { playCourse } from "./position-battle.ts";
import { type PositionRow, positionOfRow, positionRow } from "./position-row.ts";

/** All positions, with the rules that they were found under and play by (`GAP-73`). */
export interface PositionFile {
  version: 1;
  rulesHash: string;
  /** The numbers that battles read; the texts are those of the game. */
  numbers: Tree;
  positions: PositionRow[];
}

/** The positions of a file, and the rules that they play by. */
export interface Positions {
  rules: RuleSet;
  rulesHash: string;
  rows: readonly PositionRow[];
}

/** The file of positions that were found under these rules. */
export function positionFile(rules: RuleSet, positions: readonly Position[]): PositionFile {
  const numbers = battleNumbers(rules);
  return { version: 1, rulesHash: hashOfNumbers(numbers), numbers, positions: positions.map(positionRow) };
}

/**
 * Opens a file of positions. It may have been found by an earlier release: rules that were added since have the value at
 * which the game plays as before, and texts are those of `today`. A file that was changed is refused with a sentence.
 */
export function openPositions(
  file: unknown,
  today: RuleSet,
): { ok: true; positions: Positions } | { ok: false; problem: string } {
  if (!isPositionFile(file))
    return {
      ok: false,
      problem: notAllowed("positions", file, "version 1 with rulesHash, numbers, positions"),
    };
  const { numbers, rulesHash, positions } = file;
  const found = hashOfNumbers(numbers);
  if (found !== rulesHash) return { ok: false, problem: notAllowed("rulesHash", rulesHash, found) };
  const rules = restoredRules({ numbers, texts: {} }, today);
  return { ok: true, positions: { rules, rulesHash, rows: positions } };
}

/** A position by its number; the list begins anew after its last one. null for an empty list. */
export function positionAt({ rules, rows }: Positions, number: number): Position | null {
  if (rows.length === 0) return null;
  const index = (((number - 1) % rows.length) + rows.length) % rows.length;
  const row = rows[index];
  return row === undefined ? null : positionOfRow(rules, row);
}

/** A position by its id, as the training names it; null for one that the file does not have. */
export function positionById({ rules, rows }: Positions, id: number): Position | null {
  const row = rows.find((one) => one.id === id);
  return row === undefined ? null : positionOfRow(rules, row);
}

/**
 * Why a position cannot be played or is not what it says, or null: its teams fit the rules, each of its actions is legal,
 * it is the player's turn then, the solution reaches the goal, and the obvious play does not.
 */
export function positionProblem(rules: RuleSet, row: PositionRow): string | null {
  const key = `position ${row.id}`;
  if (!GOAL_KINDS.includes(row.goal?.kind)) return notAllowed(`${key}.goal`, row.goal, GOAL_KINDS.join(", "));
  if (!THEMES.includes(row.theme)) return notAllowed(`${key}.theme`, row.theme, THEMES.join(", "));
  const position = positionOfRow(rules, row);
  const [problem] = checkSetup(rules, position.setup, key);
  if (problem !== undefined) return problem;
  const { battle, refused } = playCourse(rules, position);
  if (refused !== null) return notAllowed(`${key}.actions[${refused.index}]`, refused.text, "a legal action");
  if (battle.winner !== null || battle.active !== 0)
    return notAllowed(`${key}.actions`, "no turn of the player after them", "one");
  const solved = judgeTurn(rules, battle, position, position.solution);
  if (!solved.ok || !solved.reached)
    return notAllowed(`${key}.solution`, row.solution.join(", "), "a turn that reaches the goal");
  const tried = judgeTurn(rules, battle, position, position.obvious);
  if (!tried.ok || tried.reached)
    return notAllowed(`${key}.obvious`, row.obvious.join(", "), "a turn that misses the goal");
  const idle = judgeTurn(rules, battle, position, []);
  return idle.ok && idle.reached ? notAllowed(`${key}.goal`, row.goal, "one that asks for an action") : null;
}

function hashOfNumbers(numbers: Tree): string {
  return hashRules(numbers as RuleSet);
}

function isPositionFile(file: unknown): file is PositionFile {
  if (file === null || typeof file !== "object") return false;
  const { version, rulesHash, numbers, positions } = file as Partial<PositionFile>;
  const isWhole = typeof rulesHash === "string" && numbers !== null && typeof numbers === "object";
  return version === 1 && isWhole && Array.isArray(positions);
}
