import {
  type EvolutionProgress,
  noProgress,
  type OwnedCreature,
  STAT_NAMES,
  speciesPicture,
} from "../../../rules/index.ts";
import type { NonFungibleItem } from "../../ledger/gateway/gateway.ts";
import { attosOf, type DataField, formatAttos } from "../state/model.ts";

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

interface Item {
  name: string;
  type: string;
  effect: string;
  rarity: string;
}

/** A tool's or a spell's data on the ledger, field by field (`LED-120`, `LED-121`). */
export function itemFields(kind: "tool" | "spell", { name, type, effect, rarity }: Item): DataField[] {
  return [
    textField("name", name),
    textField("key_image_url", itemPicture(`${kind} ${name}`)),
    textField(`${kind}_type`, type),
    textField(`${kind}_effect`, effect),
    textField("rarity", rarity),
  ];
}

export function textField(name: string, value: string): DataField {
  return { kind: "String", field_name: name, value };
}

function textsField(name: string, values: readonly string[]): DataField {
  const elements = values.map((value) => ({ kind: "String" as const, value }));
  return { kind: "Array", field_name: name, element_kind: "String", elements };
}

function decimalField(name: string, value: number): DataField {
  return { kind: "Decimal", field_name: name, value: formatAttos(attosOf(value)) };
}

/** A whole number from 0 to 255. */
function smallNumberField(name: string, value: number): DataField {
  return { kind: "U8", field_name: name, value: String(value) };
}

/** The address in the pictures' metadata; nothing is ever loaded from it. */
const PICTURES = "https://pictures.corvax-lab.example";

function creaturePicture({ species_id, form }: { species_id: string; form: number }): string {
  return `${PICTURES}/${speciesPicture(species_id, form)}`;
}

/** `name` such as "tool Ledger Lens". */
export function itemPicture(name: string): string {
  return `${PICTURES}/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "_")}.webp`;
}

/** A token's data by field name, as the game reads it. */
export function tokenItem(id: string, fields: readonly DataField[]): NonFungibleItem {
  const entries = fields.map((field) => [
    field.field_name,
    field.kind === "Array" ? field.elements.map(({ value }) => value) : field.value,
  ]);
  return { id, fields: Object.fromEntries(entries) };
}
