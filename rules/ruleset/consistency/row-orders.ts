import { type Problem, wrongValue } from "../problem.ts";
import type { CheckedRules } from "./checked-rules.ts";
import { matchesOf } from "./paths.ts";

/** The number of each row of a list of which the first that holds counts: in any other order, a row never counts. */
const ASCENDING = [
  "pvp.ranks.*.below",
  "pvp.practice.styles.*.below",
  "team.recommendation.below.*.ratio",
  "rewards.speedTiers.*.0",
];
const DESCENDING = ["rewards.survivorTiers.*.0", "rewards.killRatioTiers.*.0"];

/** Rows that never count, because one before them always does. */
export function orderProblems({ rules }: CheckedRules): Problem[] {
  const check = (pattern: string, sign: 1 | -1, word: string) => {
    const rows = matchesOf(rules, pattern);
    return rows.flatMap(({ path, value }, index) => {
      const before = rows[index - 1];
      if (before === undefined || sign * (Number(value) - Number(before.value)) > 0) return [];
      return [wrongValue(path, value, `${word} ${String(before.value)}, which is ${before.path.join(".")}`)];
    });
  };
  return [
    ...ASCENDING.flatMap((pattern) => check(pattern, 1, "more than")),
    ...DESCENDING.flatMap((pattern) => check(pattern, -1, "less than")),
  ];
}
