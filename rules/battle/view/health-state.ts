import type { RuleSet } from "../../ruleset/rule-set.ts";

export type HealthState = "normal" | "low" | "critical";

/** The state of a health bar at a share of health from 0 to 1 (`BAT-029`). */
export function healthState({ battleScreen }: RuleSet, share: number): HealthState {
  const { critical, low } = battleScreen.healthBar;
  if (share <= critical) return "critical";
  return share <= low ? "low" : "normal";
}
