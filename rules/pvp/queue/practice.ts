import type { Difficulty } from "../../battle/state/battle.ts";
import type { Refusal } from "../../refusals/refusal.ts";
import { refusalOf } from "../../refusals/refuse.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { SECOND_MS } from "../calendar.ts";
import { estimatedWait } from "./estimated-wait.ts";

/**
 * Why a waiting player may not fight a bot yet, or null: bots are offered after the estimated wait. `waits` are in
 * seconds, as for `estimatedWait`.
 */
export function whyNotPractice(rules: RuleSet, waits: readonly number[], waitedMs: number): Refusal | null {
  const remainingMs = estimatedWait(rules, waits) * SECOND_MS - waitedMs;
  if (remainingMs <= 0) return null;
  const s = Math.ceil(remainingMs / SECOND_MS);
  return { ...refusalOf(rules, "pvp_practice_not_yet", { s }), remainingMs };
}

/** The difficulty a bot plays at against a player of that rating. */
export function practiceStyle({ pvp }: RuleSet, rating: number): Difficulty {
  return pvp.practice.styles.find(({ below }) => rating < below)?.difficulty ?? pvp.practice.topStyle;
}
