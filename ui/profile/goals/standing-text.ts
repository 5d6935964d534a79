import { fill, fillNumbers, type GoalStanding, numberText, type RuleSet } from "../../../rules/index.ts";

/** How far a goal is, in words: '3 of 5', or '40 of 100%' for a share. */
export function standingText(
  { goals, texts }: RuleSet,
  { key, value, atLeast }: Pick<GoalStanding, "key" | "value" | "atLeast">,
): string {
  if (goals.first[key]?.measure === "catPrice") return fillNumbers(texts, texts.goals.percent, { value });
  const grouped = (count: number) => numberText(texts, count, { grouped: true });
  return fill(texts.goals.count, { reached: grouped(value), all: grouped(atLeast) });
}
