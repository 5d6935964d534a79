import { fillNumbers, type GoalStanding, type RuleSet } from "../../../rules/index.ts";

/** How far a goal is, in words: '3 of 5', or '40 of 100%' for a share. */
export function standingText(
  { goals, texts }: RuleSet,
  { key, value, atLeast }: Pick<GoalStanding, "key" | "value" | "atLeast">,
): string {
  const isShare = goals.first[key]?.measure === "catPrice";
  return isShare
    ? fillNumbers(texts, texts.goals.percent, { value })
    : fillNumbers(texts, texts.goals.count, { reached: value, all: atLeast });
}
