import { cooldownMinutes } from "../lab/cooldown.ts";
import type { Refusal } from "../refusals/refusal.ts";
import { refusalOf } from "../refusals/refuse.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/** Why another account may not take the place of one that was bound so short ago (`ABU-15`). */
export function rebindRefusal(rules: RuleSet, remainingMs: number): Refusal {
  return { ...refusalOf(rules, "rebind_too_soon", { minutes: cooldownMinutes(remainingMs) }), remainingMs };
}
