import type { RuleSet } from "../../ruleset/rule-set.ts";
import { type BattleStats, type Creature, STAT_NAMES, type StatName, type Stats } from "../state/creature.ts";

/** A stat with its fusion bonus (`GAP-23`); anything that is no number counts as missing and is null. */
export function statOf(creature: Creature, name: StatName): number | null {
  const own = creature.stats?.[name];
  if (!Number.isFinite(own)) return null;
  const bonus = creature.bonus_stats?.[name];
  return (own as number) + (Number.isFinite(bonus) ? (bonus as number) : 0);
}

/** The five stats times the specialty factor (`BAT-128`, `GAP-24`); null where one is missing. */
function effectiveStats(rules: RuleSet, creature: Creature): Stats | null {
  const { single, several } = rules.battle.specialty;
  const specialties = creature.specialty_stats ?? [];
  const factor = specialties.length === 1 ? single : several;
  const stats = {} as Stats;
  for (const name of STAT_NAMES) {
    const value = statOf(creature, name);
    if (value === null) return null;
    stats[name] = specialties.includes(name) ? value * factor : value;
  }
  return stats;
}

function blended(stats: Stats, blend: Partial<Record<StatName | "base", number>>): number {
  let sum = blend.base ?? 0;
  for (const name of STAT_NAMES) sum += (blend[name] ?? 0) * stats[name];
  return sum;
}

/** Energy a deployment costs; a foreign cost above the cap is replaced by the form's (`CON-55`, `BAT-089`). */
export function deployCost(rules: RuleSet, form: number): number {
  return rules.battle.costs.deployBase + rules.battle.costs.deployPerForm * form;
}

function knownForm(form: number): number {
  return Number.isInteger(form) && form >= 0 && form <= 3 ? form : 0;
}

/**
 * Battle stats before synergies and soft caps (`GAP-24`, `BAT-124` to `BAT-128`). `perCombination` is the
 * factor for each fusion level: 0.08 in battle, 0.1 in estimates (`CON-45`). A creature without stats gets
 * the stated defaults (`BAT-131`).
 */
export function rawStats(rules: RuleSet, creature: Creature, perCombination: number): BattleStats {
  const { battle } = rules;
  const form = knownForm(creature.form);
  const energyCost = deployCost(rules, form);
  const stats = effectiveStats(rules, creature);
  if (!stats) {
    const { magic: _, ...missing } = battle.missing;
    return { ...missing, energyCost };
  }
  const rarity = battle.rarityMultiplier[creature.rarity] ?? 1;
  const fusion = Number.isFinite(creature.combination_level) ? creature.combination_level : 0;
  const factor = rarity * (1 + battle.formMultiplier * form) * (1 + perCombination * fusion);
  const { blend } = battle;
  return {
    physicalAttack: blended(stats, blend.physicalAttack) * factor,
    magicalAttack: blended(stats, blend.magicalAttack) * factor,
    physicalDefense: blended(stats, blend.physicalDefense) * factor,
    magicalDefense: blended(stats, blend.magicalDefense) * factor,
    maxHealth: blended(stats, blend.maxHealth) * factor,
    initiative: blended(stats, blend.initiative) * factor,
    criticalChance: blended(stats, blend.criticalChance),
    dodgeChance: blended(stats, blend.dodgeChance),
    energyCost,
  };
}
