import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fillNumbers } from "../../texts/fill-numbers.ts";
import { percentOf } from "./percent-of.ts";
import type { DamageRange } from "./spell-preview.ts";
import type { TargetOutcome } from "./target-outcome.ts";

/** Whether a creature is defeated by an action, in one word for screens. */
export type Fate = "falls" | "mayFall" | "stays";

/** Returns whether an action defeats a creature surely, perhaps or never. */
export function fateOf({ defeatChance }: Pick<TargetOutcome, "defeatChance">): Fate {
  if (defeatChance >= 1) return "falls";
  return defeatChance > 0 ? "mayFall" : "stays";
}

/**
 * The outcome as sentences: damage, chance to defeat and the health that stays come first, then how it comes about.
 * Empty for a creature to which nothing happens at once.
 */
export function outcomeWords(rules: RuleSet, outcome: TargetOutcome): string[] {
  const { texts } = rules;
  const { preview } = texts.battleScreen;
  const { damage, healing, barrier, effectiveness, repeatFactor, later } = outcome;
  const chance = (template: string, share: number) =>
    share > 0 ? [fillNumbers(texts, template, { percent: percentOf(share) })] : [];
  return [
    ...(damage ? [damageText(rules, damage)] : []),
    ...(damage ? [fillNumbers(texts, preview.defeat, { percent: percentOf(outcome.defeatChance) })] : []),
    ...(healing > 0 ? [fillNumbers(texts, preview.heals, { health: healing })] : []),
    ...(damage || healing > 0 ? leftWords(rules, outcome) : []),
    ...(barrier > 0 ? [fillNumbers(texts, preview.barrier, { amount: Math.round(barrier) })] : []),
    ...(later ? [preview.later] : []),
    ...(effectiveness ? [preview[effectiveness]] : []),
    ...(repeatFactor < 1 ? chance(preview.tired, repeatFactor) : []),
    ...chance(preview.dodge, outcome.dodgeChance),
    ...chance(preview.critical, outcome.criticalChance),
    ...chance(preview.stun, outcome.stunChance),
  ];
}

/** The amount on the target itself: the damage, or the health it gains; null when neither changes. */
export function outcomeAmount({ texts }: RuleSet, { damage, healing }: TargetOutcome): string | null {
  const { preview } = texts.battleScreen;
  if (damage)
    return fillNumbers(texts, damage.lowest === damage.highest ? preview.sameAmount : preview.amount, {
      ...damage,
    });
  return healing > 0 ? fillNumbers(texts, preview.healed, { health: healing }) : null;
}

/** The chances on the target itself, in short: that it is hit, that the hit is critical, and how tired the attacker is. */
export function outcomeChances({ texts }: RuleSet, outcome: TargetOutcome): string[] {
  const { preview } = texts.battleScreen;
  const { damage, dodgeChance, criticalChance, repeatFactor } = outcome;
  if (!damage) return [];
  const short = (template: string, share: number) =>
    fillNumbers(texts, template, { percent: percentOf(share) });
  return [
    short(preview.hitShort, 1 - dodgeChance),
    ...(criticalChance > 0 ? [short(preview.criticalShort, criticalChance)] : []),
    ...(repeatFactor < 1 ? [short(preview.tiredShort, repeatFactor)] : []),
  ];
}

function damageText({ texts }: RuleSet, { lowest, highest }: DamageRange): string {
  const { damage, sameDamage } = texts.battleScreen.preview;
  return fillNumbers(texts, lowest === highest ? sameDamage : damage, { lowest, highest });
}

/** The health that stays; said only while some may stay. */
function leftWords({ texts }: RuleSet, { left, maxHealth }: TargetOutcome): string[] {
  const { stays, staysBetween } = texts.battleScreen.preview;
  const [lowest, highest] = [Math.ceil(left.lowest), Math.ceil(left.highest)];
  if (highest === 0) return [];
  const values = { lowest, highest, maxHealth: Math.round(maxHealth) };
  return [fillNumbers(texts, lowest === highest ? stays : staysBetween, values)];
}
