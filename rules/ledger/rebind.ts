import { cooldownMinutes } from "../lab/cooldown.ts";
import type { Refusal } from "../refusals/refusal.ts";
import { refusalOf } from "../refusals/refuse.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/** Why a recently bound account may not be replaced by another one yet (`ABU-15`). */
export function rebindRefusal(rules: RuleSet, remainingMs: number): Refusal {
  return { ...refusalOf(rules, "rebind_too_soon", { minutes: cooldownMinutes(remainingMs) }), remainingMs };
}
