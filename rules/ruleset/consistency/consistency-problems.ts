import type { Tree } from "../overlay.ts";
import type { Problem } from "../problem.ts";
import type { RuleSet } from "../rule-set.ts";
import type { CheckedRules } from "./checked-rules.ts";
import { earnedByProblems } from "./earned-by.ts";
import { lengthProblems } from "./list-lengths.ts";
import { pairProblems } from "./number-pairs.ts";
import { rangeProblems } from "./number-ranges.ts";
import { roomProblems } from "./room-fit.ts";
import { orderProblems } from "./row-orders.ts";
import { rowTextProblems } from "./row-texts.ts";
import { teamProblems } from "./team-sizes.ts";
import { placeProblems } from "./text-places.ts";
import { weightProblems } from "./weights.ts";

/**
 * What contradicts itself in rules whose values are valid one by one: rules that pass play battles and labs to their
 * end. Rules that are stored with a battle are not held against this, so that what began under them goes on.
 */
export function consistencyProblems(rules: RuleSet, isNamed: CheckedRules["isNamed"]): Problem[] {
  const tree: Tree = { ...rules };
  const checked: CheckedRules = { rules: tree, isNamed };
  const numbers = [
    ...pairProblems(checked),
    ...lengthProblems(checked),
    ...rangeProblems(checked),
    ...orderProblems(checked),
    ...weightProblems(checked),
  ];
  // Sums of several numbers say the same again where one of the numbers is wrong.
  const sums = numbers.length > 0 ? [] : [...teamProblems(rules, isNamed), ...roomProblems(rules)];
  return [...numbers, ...sums, ...rowTextProblems(tree), ...earnedByProblems(tree), ...placeProblems(tree)];
}
