import type { OwnedItem } from "../battle/setup/new-battle.ts";
import {
  type Creature,
  type Rarity,
  STAT_NAMES,
  type StatName,
  type Stats,
} from "../battle/state/creature.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { fill } from "../text/fill.ts";

/** The word that begins the ids of a side in positions; the number in its deck follows. */
type SideWord = "own" | "foe";

/**
 * A creature as a line of the positions' file: species, form, rarity, the five stats, specialties and fusion level, such
 * as `corvax 2 Epic 12/30/4/5/7 magic+energy 0`.
 */
export function creatureRow({ species_id, form, rarity, stats, ...creature }: Creature): string {
  const values = STAT_NAMES.map((name) => stats[name]).join("/");
  const specialties = creature.specialty_stats.join("+") || "-";
  return [species_id, form, rarity, values, specialties, creature.combination_level].join(" ");
}

/** The creature of such a line; what the line does not have is undefined or NaN, which checks of decks refuse. */
export function creatureOfRow(rules: RuleSet, row: string, side: SideWord, index: number): Creature {
  const [species = "", form, rarity, values = "", specialties = "-", fusion] = row.split(" ");
  const numbers = values.split("/").map(Number);
  const name = rules.species[species]?.name ?? species;
  return {
    id: `${side}-${index + 1}`,
    species_id: species,
    species_name: side === "own" ? name : fill(rules.texts.battleLog.creatures.enemy, { creature: name }),
    form: Number(form),
    rarity: rarity as Rarity,
    stats: Object.fromEntries(STAT_NAMES.map((stat, at) => [stat, numbers[at]])) as Stats,
    specialty_stats: specialties === "-" ? [] : (specialties.split("+") as StatName[]),
    combination_level: Number(fusion),
  };
}

/** A tool or spell of the rules by its name. */
export function itemOfRow(
  rules: RuleSet,
  kind: "tools" | "spells",
  name: string,
  side: SideWord,
  index: number,
): OwnedItem {
  const row = rules[kind][name];
  const word = kind === "tools" ? "tool" : "spell";
  return { id: `${side}-${word}-${index + 1}`, name, type: row?.type ?? "", effect: row?.effect ?? "" };
}
