import type { RuleSet } from "../../ruleset/rule-set.ts";
import { type Creature, RARITIES, type Rarity, STAT_NAMES, type StatName } from "../state/creature.ts";

/** Larger numbers on a card count as missing: they would run into infinity on the way to damage. */
const LARGEST = 1_000_000;
const LAST_FORM = 3;

function usable(value: unknown): number | null {
  return typeof value === "number" && value >= 0 && value <= LARGEST ? value : null;
}

/** A stat with its fusion bonus (`GAP-23`); null where it is missing, no number, negative or absurd. */
export function statOf(creature: Creature, name: StatName): number | null {
  const own = usable(creature.stats?.[name]);
  return own === null ? null : own + (usable(creature.bonus_stats?.[name]) ?? 0);
}

function withBonus(stat: unknown, bonus: unknown): number {
  const own = usable(stat);
  return own === null ? Number.NaN : own + (usable(bonus) ?? 0);
}

/** All five of `statOf` in the order of `STAT_NAMES`, NaN for a missing one: read by name, which is quicker. */
export function statValues({ stats, bonus_stats: bonus }: Creature): number[] {
  return [
    withBonus(stats?.energy, bonus?.energy),
    withBonus(stats?.strength, bonus?.strength),
    withBonus(stats?.magic, bonus?.magic),
    withBonus(stats?.stamina, bonus?.stamina),
    withBonus(stats?.speed, bonus?.speed),
  ];
}

/** The form of a card, 0 where it is none of 0 to 3. */
export function formOf(creature: Creature): number {
  const { form } = creature;
  return Number.isInteger(form) && form >= 0 && form <= LAST_FORM ? form : 0;
}

/** The rarity of a card, Common where it is unknown (`CON-36`). */
export function rarityOf(creature: Creature): Rarity {
  return RARITIES.includes(creature.rarity) ? creature.rarity : "Common";
}

/** The fusion level of a card, 0 where it has none (`GAP-23`). */
export function fusionOf(creature: Creature): number {
  return usable(creature.combination_level) ?? 0;
}

/** The known specialties of a card, each once. */
export function specialtiesOf(creature: Creature): StatName[] {
  const listed: unknown = creature.specialty_stats;
  const known: StatName[] = [];
  if (Array.isArray(listed)) for (const name of STAT_NAMES) if (listed.includes(name)) known.push(name);
  return known;
}

/** The name of a card, else of its species. */
export function nameOf(rules: RuleSet, { species_name, species_id }: Creature): string {
  if (typeof species_name === "string" && species_name !== "") return species_name;
  return Object.hasOwn(rules.species, species_id) ? (rules.species[species_id]?.name ?? "") : "Creature";
}
