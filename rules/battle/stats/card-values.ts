import type { RuleSet } from "../../ruleset/rule-set.ts";
import {
  type Creature,
  LAST_FORM,
  RARITIES,
  type Rarity,
  STAT_NAMES,
  type StatName,
} from "../state/creature.ts";

/** Larger numbers on a card count as missing: calculations with them could overflow to infinity. */
const LARGEST = 1_000_000;

/** The values of a card, read once per battle; invalid values are replaced or marked as missing. */
export interface CardValues {
  /** Stats with their fusion bonus (`GAP-23`) in the order of `STAT_NAMES`; NaN for a missing one. */
  stats: number[];
  /** One bit for each known specialty, in the order of `STAT_NAMES`. */
  specialtyMask: number;
  form: number;
  rarity: Rarity;
  /** Fusion level, 0 without one (`GAP-23`). */
  fusion: number;
}

/** Reads a card, except for its name, which `nameOf` reads. */
export function cardValues(creature: Creature): CardValues {
  return {
    stats: statValues(creature),
    specialtyMask: specialtyMask(creature.specialty_stats),
    form: formOf(creature),
    rarity: rarityOf(creature),
    fusion: usable(creature.combination_level) ?? 0,
  };
}

/** Each read by its own name: faster than a loop over names. */
function statValues({ stats, bonus_stats: bonus }: Creature): number[] {
  return [
    withBonus(stats?.energy, bonus?.energy),
    withBonus(stats?.strength, bonus?.strength),
    withBonus(stats?.magic, bonus?.magic),
    withBonus(stats?.stamina, bonus?.stamina),
    withBonus(stats?.speed, bonus?.speed),
  ];
}

function withBonus(stat: unknown, bonus: unknown): number {
  const own = usable(stat);
  return own === null ? Number.NaN : own + (usable(bonus) ?? 0);
}

function specialtyMask(listed: unknown): number {
  let mask = 0;
  if (Array.isArray(listed))
    for (let index = 0; index < STAT_NAMES.length; index++)
      if (listed.includes(STAT_NAMES[index])) mask |= 1 << index;
  return mask;
}

function usable(value: unknown): number | null {
  return typeof value === "number" && value >= 0 && value <= LARGEST ? value : null;
}

/** A stat with its fusion bonus (`GAP-23`); null if it is missing, not a number, negative or too large. */
export function statOf(creature: Creature, name: StatName): number | null {
  const own = usable(creature.stats?.[name]);
  return own === null ? null : own + (usable(creature.bonus_stats?.[name]) ?? 0);
}

/** The form of a card; 0 unless it is 0 to 3. */
export function formOf(creature: Creature): number {
  const { form } = creature;
  return Number.isInteger(form) && form >= 0 && form <= LAST_FORM ? form : 0;
}

/** The rarity of a card, Common if it is unknown (`CON-36`). */
export function rarityOf(creature: Creature): Rarity {
  return RARITIES.includes(creature.rarity) ? creature.rarity : "Common";
}

/** The name of a card, else of its species. */
export function nameOf(rules: RuleSet, { species_name, species_id }: Creature): string {
  if (typeof species_name === "string" && species_name !== "") return species_name;
  return Object.hasOwn(rules.species, species_id) ? (rules.species[species_id]?.name ?? "") : "Creature";
}

/** How many bits of a mask are set. */
export function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
