import { pick, rollRarity } from "../battle/enemy/generate-enemy.ts";
import { type Creature, STAT_NAMES, type Stats } from "../battle/state/creature.ts";
import { happens, type RandomState } from "../battle/state/random.ts";
import { specialtyPoints } from "../creatures/mint.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/**
 * A creature minted by the odds of eggs (`GAP-21`) and grown to `form` (0 to 3) with exactly the required upgrades
 * and evolutions. Most points go to specialties, as for enemies: such creatures have the typical battle
 * stats (`GAP-24`).
 */
export function grownCreature(rules: RuleSet, random: RandomState, form: number, id: string): Creature {
  const species = pick(random, Object.keys(rules.species));
  const rarity = rollRarity(random, rules.mint.rarity);
  return grownTo(rules, random, { species, rarity, form, id });
}

/** What a creature grows from, and how far: a species by its id, and points of stat upgrades. */
export interface Growth extends Pick<Creature, "rarity" | "form"> {
  species: string;
  /** Points of all upgrades; by default as many as the forms before the present one allow. */
  points?: number;
}

/** The same for a given species, rarity and number of points. */
export function grownTo(
  rules: RuleSet,
  random: RandomState,
  { species: speciesId, rarity, form, points, id }: Growth & Pick<Creature, "id">,
): Creature {
  const species = rules.species[speciesId];
  if (!species) throw new Error(`No species ${speciesId}`);
  const creature: Creature = {
    id,
    species_id: speciesId,
    species_name: species.name,
    form,
    rarity,
    stats: everyStat(rules.mint.eggStats[rarity]),
    specialty_stats: [...species.specialties],
    combination_level: 0,
  };
  addGain(creature, 0, specialtyPoints(rules, species.specialties));
  for (const { all, specialties } of rules.evolve.gains.slice(0, form)) addGain(creature, all, specialties);
  raise(rules, random, creature, points ?? pointsBefore(rules, form));
  return creature;
}

/** The most points that the upgrades in the forms before this one give. */
export function pointsBefore({ creatures }: RuleSet, form: number): number {
  return form * creatures.upgrades.perForm * creatures.upgrades.maxPoints;
}

/** Adds stat points to a creature, one by one. */
export function raise(rules: RuleSet, random: RandomState, creature: Creature, points: number): void {
  for (let point = 0; point < points; point++) {
    const special = happens(random, rules.enemy.specialtyShare) && creature.specialty_stats.length > 0;
    creature.stats[pick(random, special ? creature.specialty_stats : STAT_NAMES)] += 1;
  }
}

function everyStat(value: number): Stats {
  return { energy: value, strength: value, magic: value, stamina: value, speed: value };
}

/** Adds to every stat, and adds points that the specialties share (`CON-33`). */
function addGain({ stats, specialty_stats }: Creature, all: number, shared: number): void {
  for (const name of STAT_NAMES) stats[name] += all;
  for (const name of specialty_stats) stats[name] += shared / specialty_stats.length;
}
