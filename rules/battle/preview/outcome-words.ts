import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fillNumbers } from "../../texts/fill-numbers.ts";
import type { DamageRange } from "./damage-range.ts";
import { percentOf } from "./percent-of.ts";
import { leftAfter, type TargetOutcome } from "./target-outcome.ts";

/**
 * The outcome as sentences: damage and the chance to defeat, if there is one, come first, which is all that a phone shows at once, then what
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
    ...chance(preview.defeat, outcome.defeatChance),
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

/** What a sign on a target's plate says; screens tell the kinds apart by colour too. */
export type OutcomeTone = "strong" | "weak" | "damage" | "healing" | "knockOut";

/** One sign on a target's plate. */
export interface OutcomeSign {
  tone: OutcomeTone;
  text: string;
}

/**
 * The outcome in signs, short enough for the plate of the target: whether the attack is strong or weak against it, the
 * amount, and whether it is knocked out. Empty for a creature to which nothing of that happens.
 */
export function outcomeSigns(rules: RuleSet, outcome: TargetOutcome): OutcomeSign[] {
  const { texts } = rules;
  const { signs } = texts.battleScreen.preview;
  const { damage, healing, effectiveness, defeatChance } = outcome;
  const sign = (tone: OutcomeTone, text: string): OutcomeSign => ({ tone, text });
  return [
    ...(effectiveness === "veryEffective" ? [sign("strong", signs.veryStrong)] : []),
    ...(effectiveness === "effective" ? [sign("strong", signs.strong)] : []),
    ...(effectiveness === "notVeryEffective" ? [sign("weak", signs.weak)] : []),
    ...(damage ? [sign("damage", rangeText(rules, damage, signs.amount, signs.sameAmount))] : []),
    ...(healing > 0 ? [sign("healing", fillNumbers(texts, signs.healed, { health: healing }))] : []),
    ...(defeatChance >= 1 ? [sign("knockOut", signs.knockOut)] : []),
    ...(defeatChance > 0 && defeatChance < 1
      ? [sign("knockOut", fillNumbers(texts, signs.mayKnockOut, { percent: percentOf(defeatChance) }))]
      : []),
  ];
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
