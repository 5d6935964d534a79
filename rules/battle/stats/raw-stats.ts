import { memoizeByRuleset } from "../../ruleset/memoize-by-ruleset.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { noBattleStats } from "../state/copied-stats.ts";
import { type BattleStats, STAT_NAMES } from "../state/creature.ts";
import { bitCount, type CardValues } from "./card-values.ts";

/** What a battle stat is made of: stats, by their index in `STAT_NAMES`, and how much each counts. */
interface Blend {
  base: number;
  indexes: number[];
  weights: number[];
}

type BlendRow = RuleSet["battle"]["blend"][keyof RuleSet["battle"]["blend"]];

const blends = memoizeByRuleset(({ battle: { blend } }) => ({
  physicalAttack: blendOf(blend.physicalAttack),
  magicalAttack: blendOf(blend.magicalAttack),
  physicalDefense: blendOf(blend.physicalDefense),
  magicalDefense: blendOf(blend.magicalDefense),
  maxHealth: blendOf(blend.maxHealth),
  initiative: blendOf(blend.initiative),
  criticalChance: blendOf(blend.criticalChance),
  dodgeChance: blendOf(blend.dodgeChance),
}));

function blendOf(row: BlendRow): Blend {
  const blend: Blend = { base: row.base ?? 0, indexes: [], weights: [] };
  STAT_NAMES.forEach((name, index) => {
    const weight = row[name];
    if (weight === undefined) return;
    blend.indexes.push(index);
    blend.weights.push(weight);
  });
  return blend;
}

/** The five stats times the specialty factor, in the order of `STAT_NAMES` (`BAT-128`, `GAP-24`); NaN for a missing one. */
function effectiveStats(rules: RuleSet, { stats, specialtyMask }: CardValues): number[] {
  const { single, several } = rules.battle.specialty;
  const factor = bitCount(specialtyMask) === 1 ? single : several;
  const effective = stats.slice();
  for (let index = 0; index < stats.length; index++)
    if (specialtyMask & (1 << index)) effective[index] = (stats[index] as number) * factor;
  return effective;
}

/** The weighted sum of a blend times `factor`; `missing` when one of its stats is missing. */
function grown(stats: readonly number[], blend: Blend, factor: number, missing: number): number {
  const { indexes, weights } = blend;
  let sum = blend.base;
  for (let part = 0; part < indexes.length; part++)
    sum += (weights[part] as number) * (stats[indexes[part] as number] as number);
  return Number.isNaN(sum) ? missing : sum * factor;
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
export function rawStats(rules: RuleSet, card: CardValues, perCombination: number): BattleStats {
  const { missing, rarityMultiplier, formMultiplier } = rules.battle;
  const blend = blends(rules);
  const stats = effectiveStats(rules, card);
  const factor =
    rarityMultiplier[card.rarity] * (1 + formMultiplier * card.form) * (1 + perCombination * card.fusion);
  const raw = noBattleStats();
  raw.physicalAttack = grown(stats, blend.physicalAttack, factor, missing.physicalAttack);
  raw.magicalAttack = grown(stats, blend.magicalAttack, factor, missing.magicalAttack);
  raw.physicalDefense = grown(stats, blend.physicalDefense, factor, missing.physicalDefense);
  raw.magicalDefense = grown(stats, blend.magicalDefense, factor, missing.magicalDefense);
  raw.maxHealth = grown(stats, blend.maxHealth, factor, missing.maxHealth);
  raw.initiative = grown(stats, blend.initiative, factor, missing.initiative);
  raw.criticalChance = grown(stats, blend.criticalChance, 1, missing.criticalChance);
  raw.dodgeChance = grown(stats, blend.dodgeChance, 1, missing.dodgeChance);
  raw.energyCost = deployCost(rules, card.form);
  return raw;
}
