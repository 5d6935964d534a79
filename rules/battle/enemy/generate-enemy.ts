import { memoizeByRuleset } from "../../ruleset/memoize-by-ruleset.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fill } from "../../text/fill.ts";
import type { Difficulty } from "../state/battle.ts";
import {
  type Creature,
  RARITIES,
  type Rarity,
  STAT_NAMES,
  type StatName,
  type Stats,
} from "../state/creature.ts";
import { happens, type RandomState, roll, rollBetween } from "../state/random.ts";

/** A rarity by weights that need not add up to one (`BAT-110`). */
export function rollRarity(random: RandomState, weights: Record<Rarity, number>): Rarity {
  let total = 0;
  for (const rarity of RARITIES) total += weights[rarity];
  let rest = roll(random) * total;
  for (const rarity of RARITIES) {
    rest -= weights[rarity];
    if (rest < 0) return rarity;
  }
  return "Common";
}

/** Draws one item of a list, all equally likely. */
export function pick<Item>(random: RandomState, items: readonly Item[]): Item {
  const item = items[Math.floor(roll(random) * items.length)];
  if (item === undefined) throw new Error("pick needs at least one item");
  return item;
}

/** The species' specialties; random ones are removed or added until there are `count` (`CON-37`). */
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

/** Stats by their index in `STAT_NAMES`: quicker to write to than by name. */
type StatValues = number[];
const ALL_INDEXES: readonly number[] = STAT_NAMES.map((_, index) => index);

/** Distributes `points` one by one, most of them to specialties (`BAT-113`). */
function scatterPoints(
  random: RandomState,
  values: StatValues,
  specialties: readonly number[],
  points: number,
  share: number,
) {
  for (let point = 0; point < points; point++) {
    const special = happens(random, share) && specialties.length > 0;
    const indexes = special ? specialties : ALL_INDEXES;
    const index = indexes[Math.floor(roll(random) * indexes.length)] as number;
    values[index] = (values[index] as number) + 1;
  }
}

/** The species an enemy can be of, each with the name that it then carries. */
const enemySpecies = memoizeByRuleset(({ species, texts }) =>
  Object.entries(species).map(([id, { name, specialties }]) => ({
    id,
    name: fill(texts.battleLog.creatures.enemy, { creature: name }),
    specialties,
  })),
);

/** An enemy creature of a difficulty (`BAT-111` to `BAT-116`, `CON-37`, `CON-58`, `CON-59`, `GAP-36`). */
export function generateEnemy(
  rules: RuleSet,
  random: RandomState,
  difficulty: Difficulty,
  id: string,
): Creature {
  const { enemy } = rules;
  const row = rules.difficulty[difficulty];
  const species = pick(random, enemySpecies(rules));
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
    species_id: species.id,
    species_name: species.name,
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
  const { low, high } = enemy.spread;
  const base = enemy.baseStat[rarity] * rules.difficulty[difficulty].enemyStatsMultiplier;
  const indexes = specialties.map((name) => STAT_NAMES.indexOf(name));
  const values: StatValues = [];
  for (const index of ALL_INDEXES) {
    const rolled = clamped(rules, base * (low + roll(random) * (high - low)));
    values.push(rolled + formBonus(rules, level, indexes.includes(index)));
  }
  const points = enemy.pointsPerLevel * level + enemy.difficultyBonus[difficulty];
  scatterPoints(random, values, indexes, points, enemy.specialtyShare);
  const floor = enemy.statFloor[difficulty];
  for (const index of ALL_INDEXES) values[index] = finalStat(rules, values[index] as number, floor);
  const [energy = 0, strength = 0, magic = 0, stamina = 0, speed = 0] = values;
  return { energy, strength, magic, stamina, speed };
}

function finalStat(rules: RuleSet, value: number, floor: number): number {
  const raised = Math.max(value, floor);
  return rules.enemy.clampStage === "final" ? clamped(rules, raised) : raised;
}

function clamped({ enemy }: RuleSet, value: number): number {
  return Math.min(Math.max(Math.round(value), enemy.baseClamp.min), enemy.baseClamp.max);
}

/** What the forms up to `level` add to a stat (`BAT-112`). */
function formBonus({ enemy }: RuleSet, level: number, isSpecialty: boolean): number {
  let sum = 0;
  for (let form = 0; form < level; form++) {
    const bonus = enemy.formBonus[form];
    if (bonus) sum += bonus.all + (isSpecialty ? bonus.specialties : 0);
  }
  return sum;
}
