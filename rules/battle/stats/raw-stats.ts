import type { RuleSet } from "../../ruleset/rule-set.ts";
import { type BattleStats, type Creature, STAT_NAMES, type StatName } from "../state/creature.ts";
import { formOf, fusionOf, rarityOf, specialtiesOf, statOf } from "./card-values.ts";

type KnownStats = Record<StatName, number | null>;
type Blend = Partial<Record<StatName | "base", number>>;

/** The five stats times the specialty factor (`BAT-128`, `GAP-24`); null where one is missing. */
function effectiveStats(rules: RuleSet, creature: Creature): KnownStats {
  const { single, several } = rules.battle.specialty;
  const specialties = specialtiesOf(creature);
  const factor = specialties.length === 1 ? single : several;
  const effective = (name: StatName) => {
    const value = statOf(creature, name);
    return value !== null && specialties.includes(name) ? value * factor : value;
  };
  return {
    energy: effective("energy"),
    strength: effective("strength"),
    magic: effective("magic"),
    stamina: effective("stamina"),
    speed: effective("speed"),
  };
}

/** The weighted sum of a blend; null when a stat that it needs is missing. */
function blended(stats: KnownStats, blend: Blend): number | null {
  let sum = blend.base ?? 0;
  for (const name of STAT_NAMES) {
    const weight = blend[name];
    const value = stats[name];
    if (weight === undefined) continue;
    if (value === null) return null;
    sum += weight * value;
  }
  return sum;
}

/** Energy a deployment costs by its form alone (`CON-55`, `GAP-29`). */
export function deployCost(rules: RuleSet, form: number): number {
  return rules.battle.costs.deployBase + rules.battle.costs.deployPerForm * form;
}

/**
 * Battle stats before synergies and soft caps (`GAP-24`, `BAT-124` to `BAT-128`). `perCombination` is the
 * factor for each fusion level: 0.08 in battle, 0.1 in estimates (`CON-45`). A battle stat whose stats are
 * missing on the card is the stated default (`BAT-131`).
 */
export function rawStats(rules: RuleSet, creature: Creature, perCombination: number): BattleStats {
  const { blend, missing, rarityMultiplier, formMultiplier } = rules.battle;
  const form = formOf(creature);
  const stats = effectiveStats(rules, creature);
  const factor =
    rarityMultiplier[rarityOf(creature)] *
    (1 + formMultiplier * form) *
    (1 + perCombination * fusionOf(creature));
  const grown = (name: keyof typeof blend) => {
    const sum = blended(stats, blend[name]);
    return sum === null ? missing[name] : sum * factor;
  };
  return {
    physicalAttack: grown("physicalAttack"),
    magicalAttack: grown("magicalAttack"),
    physicalDefense: grown("physicalDefense"),
    magicalDefense: grown("magicalDefense"),
    maxHealth: grown("maxHealth"),
    initiative: grown("initiative"),
    criticalChance: blended(stats, blend.criticalChance) ?? missing.criticalChance,
    dodgeChance: blended(stats, blend.dodgeChance) ?? missing.dodgeChance,
    energyCost: deployCost(rules, form),
  };
}
