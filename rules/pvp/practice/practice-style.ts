import type { Difficulty } from "../../battle/state/battle.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";

/** As which of the AI's opponents a bot plays against a player of that rating. */
export function practiceStyle({ pvp }: RuleSet, rating: number): Difficulty {
  return pvp.practice.styles.find(({ below }) => rating < below)?.difficulty ?? pvp.practice.topStyle;
}
