import type { RuleSet } from "../../ruleset/rule-set.ts";

/** Factor on damage for the attacker's form against the target's (`BAT-136`, `CON-68`). */
export function formFactor(rules: RuleSet, attackerForm: number, targetForm: number): number {
  const { above, below } = rules.battle.formScaling;
  const difference = attackerForm - targetForm;
  if (difference > 0) return above[Math.min(difference, above.length) - 1]?.factor ?? 1;
  if (difference < 0) return below[Math.min(-difference, below.length) - 1] ?? 1;
  return 1;
}

/** The most an attacker above the target's form may take, as a share of its health; null without limit. */
export function formCap(rules: RuleSet, attackerForm: number, targetForm: number): number | null {
  const { above } = rules.battle.formScaling;
  const difference = attackerForm - targetForm;
  return difference > 0 ? (above[Math.min(difference, above.length) - 1]?.cap ?? null) : null;
}
