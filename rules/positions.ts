import { openPositions, type Positions } from "./puzzles/position-file.ts";
import type { RuleSet } from "./ruleset/rule-set.ts";

/**
 * The public entry for positions (`GAP-73`, `GAP-74`); separate from `index.ts`, so that neither the package nor the first
 * load of the page contains them.
 */
export { counterexampleText } from "./puzzles/counterexample.ts";
export { playEnemyAnswer } from "./puzzles/enemy-answer.ts";
export * from "./puzzles/goal-shortfalls.ts";
export * from "./puzzles/judge-try.ts";
export * from "./puzzles/position.ts";
export { positionBattle } from "./puzzles/position-battle.ts";
export * from "./puzzles/position-days.ts";
export * from "./puzzles/position-file.ts";
export { actionOfRow, actionRow } from "./puzzles/position-row.ts";
export * from "./puzzles/position-sign.ts";
export * from "./puzzles/position-words.ts";
export { chooseTraining, dueMistakes, type TrainingChoice } from "./puzzles/training/choose-position.ts";
export { practiceTheme } from "./puzzles/training/practice-theme.ts";
export { isRough, newPositionRating, newRating, type Rating } from "./puzzles/training/rating.ts";
export * from "./puzzles/training/training.ts";

/**
 * Loads the positions that ship, in a file of their own. Texts are those of `today`, numbers those that the positions
 * were found under.
 */
export async function shippedPositions(today: RuleSet): Promise<Positions> {
  const { default: file } = await import("./puzzles/data/positions.json", { with: { type: "json" } });
  const opened = openPositions(file, today);
  if (!opened.ok) throw new Error(opened.problem);
  return opened.positions;
}
