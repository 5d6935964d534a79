import type { RuleSet } from "../../ruleset/rule-set.ts";

export type HealthState = "normal" | "low" | "critical";

/** How bad it is to have a share of one's health, from 0 to 1 (`BAT-029`). */
export function healthState({ battleScreen }: RuleSet, share: number): HealthState {
  const { critical, low } = battleScreen.healthBar;
  if (share <= critical) return "critical";
  return share <= low ? "low" : "normal";
}
