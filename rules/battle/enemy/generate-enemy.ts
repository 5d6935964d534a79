import type { RuleSet } from "../../ruleset/rule-set.ts";
import { happens, type RandomState, roll, rollBetween } from "../random/generator.ts";
import type { Difficulty } from "../state/battle.ts";
import {
  type Creature,
  RARITIES,
  type Rarity,
  STAT_NAMES,
  type StatName,
  type Stats,
} from "../state/creature.ts";

const NO_STATS: Stats = { energy: 0, strength: 0, magic: 0, stamina: 0, speed: 0 };

/** A rarity by weights that need not add up to one (`BAT-110`). */
export function rollRarity(random: RandomState, weights: Record<Rarity, number>): Rarity {
  const total = RARITIES.reduce((sum, rarity) => sum + weights[rarity], 0);
  let rest = roll(random) * total;
  for (const rarity of RARITIES) {
    rest -= weights[rarity];
    if (rest < 0) return rarity;
  }
  return "Common";
}

/** One of a list, each as likely. */
export function pick<Item>(random: RandomState, items: readonly Item[]): Item {
  const item = items[Math.floor(roll(random) * items.length)];
  if (item === undefined) throw new Error("pick needs at least one item");
  return item;
}

/** The species' specialties, random ones dropped or added until there are as many as rolled (`CON-37`). */
function rollSpecialties(random: RandomState, own: readonly StatName[], count: number): StatName[] {
  const specialties = [...own];
  while (specialties.length > count) specialties.splice(Math.floor(roll(random) * specialties.length), 1);
  while (specialties.length < count)
    specialties.push(
      pick(
        random,
        STAT_NAMES.filter((name) => !specialties.includes(name)),
      ),
    );
  return specialties;
}

/** Gives `points` away one by one, most of them to specialties (`BAT-113`). */
function scatterPoints(
  random: RandomState,
  stats: Stats,
  specialties: readonly StatName[],
  points: number,
  share: number,
) {
  for (let point = 0; point < points; point++) {
    const special = happens(random, share) && specialties.length > 0;
    stats[pick(random, special ? specialties : STAT_NAMES)] += 1;
  }
}

/** An enemy creature of a difficulty (`BAT-111` to `BAT-116`, `CON-37`, `CON-58`, `CON-59`, `GAP-36`). */
export function generateEnemy(
  rules: RuleSet,
  random: RandomState,
  difficulty: Difficulty,
  id: string,
): Creature {
  const { enemy } = rules;
  const row = rules.difficulty[difficulty];
  const speciesId = pick(random, Object.keys(rules.species));
  const species = rules.species[speciesId];
  if (!species) throw new Error(`No species ${speciesId}`);
  const rarity = rollRarity(random, row.enemyRarity);
  const level = rollBetween(random, row.enemyCreatureLevel.min, row.enemyCreatureLevel.max);
  const wanted = enemy.specialtyCount[difficulty];
  const specialties = rollSpecialties(
    random,
    species.specialties,
    rollBetween(random, wanted.min, wanted.max),
  );
  const fusion = enemy.combination[difficulty];
  const isFused = happens(random, fusion.chance);
  return {
    id,
    species_id: speciesId,
    species_name: `Enemy ${species.name}`,
    form: level,
    rarity,
    stats: rollStats(rules, random, difficulty, rarity, level, specialties),
    specialty_stats: specialties,
    combination_level: isFused ? rollBetween(random, fusion.min, fusion.max) : 0,
  };
}

function rollStats(
  rules: RuleSet,
  random: RandomState,
  difficulty: Difficulty,
  rarity: Rarity,
  level: number,
  specialties: readonly StatName[],
): Stats {
  const { enemy } = rules;
  const stats = { ...NO_STATS };
  const { min, max } = enemy.baseClamp;
  const clamped = (value: number) => Math.min(Math.max(Math.round(value), min), max);
  for (const name of STAT_NAMES) {
    const spread = enemy.spread.low + roll(random) * (enemy.spread.high - enemy.spread.low);
    stats[name] = clamped(
      enemy.baseStat[rarity] * rules.difficulty[difficulty].enemyStatsMultiplier * spread,
    );
  }
  for (const bonus of enemy.formBonus.slice(0, level))
    for (const name of STAT_NAMES)
      stats[name] += bonus.all + (specialties.includes(name) ? bonus.specialties : 0);
  const points = enemy.pointsPerLevel * level + enemy.difficultyBonus[difficulty];
  scatterPoints(random, stats, specialties, points, enemy.specialtyShare);
  for (const name of STAT_NAMES) {
    stats[name] = Math.max(stats[name], enemy.statFloor[difficulty]);
    if (enemy.clampStage === "final") stats[name] = clamped(stats[name]);
  }
  return stats;
}
