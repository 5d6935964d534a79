import type { Refusal } from "../../refusals/refusal.ts";
import { refusalOf } from "../../refusals/refuse.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";

/** Why nobody can wait for a casual battle with turns of that many milliseconds, or null (`GAP-69`). */
export function whyNotCasual(rules: RuleSet, turnMs: number): Refusal | null {
  return rules.pvp.casual.turnsMs.includes(turnMs) ? null : refusalOf(rules, "pvp_casual_terms");
}
