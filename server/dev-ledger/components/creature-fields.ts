import { type EvolutionProgress, noProgress, type OwnedCreature, STAT_NAMES } from "../../../rules/index.ts";
import type { DataField } from "../state/model.ts";
import { decimalField, smallNumberField, textField, textsField } from "./fields.ts";
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
