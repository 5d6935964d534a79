import { isTree } from "../overlay.ts";
import { type Problem, wrongValue } from "../problem.ts";
import type { CheckedRules } from "./checked-rules.ts";
import { matchesOf } from "./paths.ts";

/** Rows of weights from which one name is drawn. */
const WEIGHTS = ["mint.rarity", "difficulty.*.enemyRarity", "rewards.itemRarity.*"];
/** Records from which one entry is drawn. */
const DRAWN_FROM = ["species", "tools", "spells"];

/** Draws that nothing can come out of. */
export function weightProblems({ rules }: CheckedRules): Problem[] {
  const weightless = WEIGHTS.flatMap((pattern) =>
    matchesOf(rules, pattern)
      .filter(({ value }) => isTree(value) && Object.values(value).every((weight) => weight === 0))
      .map(({ path, value }) => wrongValue(path, value, "at least one weight above 0")),
  );
  const empty = DRAWN_FROM.filter((key) => isTree(rules[key]) && Object.keys(rules[key]).length === 0).map(
    (key) => wrongValue([key], rules[key], "at least one entry"),
  );
  return [...weightless, ...empty];
}
