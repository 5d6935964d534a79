import { type Static, Type } from "typebox";
import { RARITIES, STAT_NAMES } from "../../index.ts";

const closed = { additionalProperties: false } as const;
const statValue = Type.Number({ minimum: 0, maximum: 1000 });
const stats = Type.Object(
  { energy: statValue, strength: statValue, magic: statValue, stamina: statValue, speed: statValue },
  closed,
);
const name = Type.String({ minLength: 1, maxLength: 100 });

/** A creature in a deck file; what the species or the default gives may be left out. */
export const deckCreature = Type.Object({
  id: Type.Optional(name),
  species_id: name,
  species_name: Type.Optional(name),
  form: Type.Integer({ minimum: 0, maximum: 3 }),
  rarity: Type.Enum([...RARITIES]),
  stats,
  specialty_stats: Type.Optional(Type.Array(Type.Enum([...STAT_NAMES]), { maxItems: STAT_NAMES.length })),
  combination_level: Type.Optional(Type.Integer({ minimum: 0, maximum: 10 })),
  bonus_stats: Type.Optional(stats),
  image_url: Type.Optional(Type.String()),
});

/** A tool or spell in a deck file: its name, or what its owner knows of it. */
export const deckItem = Type.Object({
  id: Type.Optional(name),
  name,
  type: Type.Optional(Type.String()),
  effect: Type.Optional(Type.String()),
  rarity: Type.Optional(Type.Enum([...RARITIES])),
});

const itemList = Type.Array(Type.Unknown());

/** A deck file as a whole; its parts are looked at one by one, for better sentences. */
export const deckFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    creatures: Type.Array(Type.Unknown()),
    tools: Type.Optional(itemList),
    spells: Type.Optional(itemList),
  },
  closed,
);

export type DeckCreature = Static<typeof deckCreature>;
export type DeckItem = Static<typeof deckItem>;
