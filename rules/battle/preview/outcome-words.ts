import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fillNumbers } from "../../texts/fill-numbers.ts";
import type { DamageRange } from "./damage-range.ts";
import { percentOf } from "./percent-of.ts";
import { leftAfter, type TargetOutcome } from "./target-outcome.ts";

/** Whether a creature is defeated by an action, in one word for screens. */
export type Fate = "falls" | "mayFall" | "stays";

/** Returns whether an action defeats a creature surely, perhaps or never. */
export function fateOf({ defeatChance }: Pick<TargetOutcome, "defeatChance">): Fate {
  if (defeatChance >= 1) return "falls";
  return defeatChance > 0 ? "mayFall" : "stays";
}

/**
 * The outcome as sentences: damage and chance to defeat come first, which is all that a phone shows at once, then what
 * a critical hit does, the health that stays, and how it comes about.
 * What a critical hit does stands apart from what an ordinary one does and leaves.
 * Empty for a creature to which nothing happens at once.
 */
export function outcomeWords(rules: RuleSet, outcome: TargetOutcome): string[] {
  const { texts } = rules;
  const { preview } = texts.battleScreen;
  const { damage, criticalDamage, healing, barrier, effectiveness, later } = outcome;
  const chance = (template: string, share: number) =>
    share > 0 ? [fillNumbers(texts, template, { percent: percentOf(share) })] : [];
  return [
    ...(damage ? [rangeText(rules, damage, preview.damage, preview.sameDamage)] : []),
    ...(damage ? [fillNumbers(texts, preview.defeat, { percent: percentOf(outcome.defeatChance) })] : []),
    ...(criticalDamage ? [criticalText(rules, outcome, criticalDamage)] : []),
    ...(healing > 0 ? [fillNumbers(texts, preview.heals, { health: healing })] : []),
    ...(damage || healing > 0 ? leftWords(rules, outcome) : []),
    ...(barrier > 0 ? [fillNumbers(texts, preview.barrier, { amount: Math.round(barrier) })] : []),
    ...(later ? [preview.later] : []),
    ...(effectiveness ? [preview[effectiveness]] : []),
    ...chance(preview.dodge, outcome.dodgeChance),
    ...(criticalDamage ? [] : chance(preview.critical, outcome.criticalChance)),
    ...chance(preview.stun, outcome.stunChance),
  ];
}

/** The amount on the target itself: the damage, or the health it gains; null when neither changes. */
export function outcomeAmount(rules: RuleSet, { damage, healing }: TargetOutcome): string | null {
  const { texts } = rules;
  const { preview } = texts.battleScreen;
  if (damage) return rangeText(rules, damage, preview.amount, preview.sameAmount);
  return healing > 0 ? fillNumbers(texts, preview.healed, { health: healing }) : null;
}

/** The chance on the target itself, in short, that it is hit; null where the action does no damage. */
export function outcomeChance({ texts }: RuleSet, { damage, dodgeChance }: TargetOutcome): string | null {
  if (!damage) return null;
  return fillNumbers(texts, texts.battleScreen.preview.hitShort, { percent: percentOf(1 - dodgeChance) });
}

/** A critical hit on the target itself, in short: its chance and damage; null where it does no more. */
export function outcomeCritical(
  rules: RuleSet,
  { criticalDamage, criticalChance }: TargetOutcome,
): string | null {
  const { criticalShort, sameCriticalShort } = rules.texts.battleScreen.preview;
  if (!criticalDamage) return null;
  return rangeText(rules, criticalDamage, criticalShort, sameCriticalShort, criticalChance);
}

function criticalText(rules: RuleSet, { criticalChance }: TargetOutcome, range: DamageRange): string {
  const { criticalDamage, sameCriticalDamage } = rules.texts.battleScreen.preview;
  return rangeText(rules, range, criticalDamage, sameCriticalDamage, criticalChance);
}

/** A range by its text, or by that for a single number; `chance` from 0 to 1 where the texts say it. */
function rangeText(
  { texts }: RuleSet,
  { lowest, highest }: DamageRange,
  between: string,
  same: string,
  chance = 0,
): string {
  const values = { lowest, highest, percent: percentOf(chance) };
  return fillNumbers(texts, lowest === highest ? same : between, values);
}

/** The health that stays after an ordinary hit or a healing; said only while some may stay. */
function leftWords({ texts }: RuleSet, { health, damage, left, maxHealth }: TargetOutcome): string[] {
  const { stays, staysBetween } = texts.battleScreen.preview;
  const range = damage ? leftAfter(health, damage) : left;
  const [lowest, highest] = [Math.ceil(range.lowest), Math.ceil(range.highest)];
  if (highest === 0) return [];
  const values = { lowest, highest, maxHealth: Math.round(maxHealth) };
  return [fillNumbers(texts, lowest === highest ? stays : staysBetween, values)];
}
