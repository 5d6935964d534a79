import type { Tree } from "../overlay.ts";
import { type Problem, wrongValue } from "../problem.ts";
import { valueAt } from "../texts-beside-numbers.ts";
import { namesIn } from "./names-in.ts";
import { matchesOf } from "./paths.ts";

/** Decorations whose goal does not exist, so that nobody could earn them. */
export function earnedByProblems(rules: Tree): Problem[] {
  const goals = ["first", "achievements"].flatMap((table) => namesIn(valueAt(rules, ["goals", table])));
  return matchesOf(rules, "decorations.*.*.earnedBy")
    .filter(({ value }) => typeof value !== "string" || !goals.includes(value))
    .map(({ path, value }) => wrongValue(path, value, `a goal or an achievement: ${goals.join(", ")}`));
}
