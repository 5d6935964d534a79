import { LAST_FORM, RARITIES, STAT_NAMES } from "../battle/state/creature.ts";
import type { checkedKeys } from "./deck-keys.ts";
import type { ReadSchema } from "./read-schema.ts";
import { shippedRules } from "./shipped.ts";

const LARGEST = 1_000_000;

const stats = (description: string): ReadSchema => ({
  type: "object",
  description,
  properties: Object.fromEntries(
    STAT_NAMES.map((name) => [name, { type: "number", minimum: 0, maximum: LARGEST }]),
  ),
  required: [...STAT_NAMES],
  additionalProperties: false,
});

const text = (description: string): ReadSchema => ({ type: "string", minLength: 1, description });

const CREATURE: Readonly<Record<(typeof checkedKeys.creature)[number], ReadSchema>> = {
  id: text("By default its place in the list"),
  species_id: { enum: Object.keys(shippedRules.species), description: "Species" },
  species_name: text("By default that of the species"),
  form: { type: "integer", minimum: 0, maximum: LAST_FORM, description: "0 is an egg" },
  rarity: { enum: [...RARITIES], description: "Rarity" },
  stats: stats("The five stats"),
  bonus_stats: stats("Fusion bonus of each stat, none by default"),
  specialty_stats: {
    type: "array",
    items: { enum: [...STAT_NAMES] },
    description: "By default those of the species",
  },
  combination_level: {
    type: "number",
    minimum: 0,
    maximum: LARGEST,
    description: "Fusion level, 0 by default",
  },
  image_url: text("Picture"),
  evolution_progress: { type: "object", description: "How far it has grown; not used in battle" },
  final_form_upgrades: { type: "number", minimum: 0, description: "Not used in battle" },
  preferred_token: text("Not used in battle"),
};

const item = (names: readonly string[]): object => ({
  anyOf: [
    { enum: [...names] },
    {
      type: "object",
      properties: {
        id: text("By default its place in the list"),
        name: { enum: [...names], description: "Name" },
        type: text("By default that of the name"),
        effect: text("By default that of the name"),
        rarity: { enum: [...RARITIES], description: "Rarity" },
      },
      required: ["name"],
      additionalProperties: false,
    },
  ],
});

/** The schema of deck files, for editors; the tools check decks against the rules they are played by. */
export function deckSchema(): object {
  return {
    title: "Deck",
    type: "object",
    properties: {
      $schema: text("Path of this schema, for completion in an editor"),
      creatures: {
        type: "array",
        minItems: 1,
        maxItems: shippedRules.battle.team.max,
        description: "Creatures in the order in which they are drawn",
        items: {
          type: "object",
          properties: CREATURE,
          required: ["species_id", "form", "rarity", "stats"],
          additionalProperties: false,
        },
      },
      tools: { type: "array", description: "Tools, by name", items: item(Object.keys(shippedRules.tools)) },
      spells: {
        type: "array",
        description: "Spells, by name",
        items: item(Object.keys(shippedRules.spells)),
      },
    },
    required: ["creatures"],
    additionalProperties: false,
  };
}
