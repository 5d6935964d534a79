import {
  type EvolutionProgress,
  noProgress,
  type OwnedCreature,
  type Rarity,
  STAT_NAMES,
  type StatName,
  type Stats,
} from "../../../rules/index.ts";
import type { DataField } from "../state/model.ts";
import {
  decimalField,
  readList,
  readNumber,
  readText,
  smallNumberField,
  textField,
  textsField,
} from "./fields.ts";
import { creaturePicture } from "./pictures.ts";

const PROGRESS_NAMES = Object.keys(noProgress()) as (keyof EvolutionProgress)[];

/** A creature's data on the ledger, field by field (`LED-119`, `CON-33`). */
export function creatureFields(creature: OwnedCreature): DataField[] {
  return [
    textField("species_id", creature.species_id),
    textField("species_name", creature.species_name),
    textField("key_image_url", creaturePicture(creature)),
    textField("rarity", creature.rarity),
    smallNumberField("form", creature.form),
    ...STAT_NAMES.map((name) => decimalField(name, creature.stats[name])),
    textsField("specialty_stats", creature.specialty_stats),
    ...PROGRESS_NAMES.map((name) => smallNumberField(name, creature.evolution_progress[name])),
    smallNumberField("final_form_upgrades", creature.final_form_upgrades),
    smallNumberField("combination_level", creature.combination_level),
    ...STAT_NAMES.map((name) => decimalField(`bonus_${name}`, creature.bonus_stats?.[name] ?? 0)),
    textField("preferred_token", creature.preferred_token),
  ];
}

/** The creature that the fields tell of. */
export function creatureOf(id: string, fields: readonly DataField[]): OwnedCreature {
  const progress = noProgress();
  for (const name of PROGRESS_NAMES) progress[name] = readNumber(fields, name);
  return {
    id,
    species_id: readText(fields, "species_id"),
    species_name: readText(fields, "species_name"),
    rarity: readText(fields, "rarity") as Rarity,
    form: readNumber(fields, "form"),
    stats: readStats(fields, ""),
    specialty_stats: readList(fields, "specialty_stats") as StatName[],
    evolution_progress: progress,
    final_form_upgrades: readNumber(fields, "final_form_upgrades"),
    combination_level: readNumber(fields, "combination_level"),
    bonus_stats: readStats(fields, "bonus_"),
    preferred_token: readText(fields, "preferred_token"),
  };
}

function readStats(fields: readonly DataField[], prefix: string): Stats {
  const stats = {} as Stats;
  for (const name of STAT_NAMES) stats[name] = readNumber(fields, `${prefix}${name}`);
  return stats;
}
