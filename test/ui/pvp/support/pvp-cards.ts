import {
  type Creature,
  type OwnedItem,
  type Rarity,
  shippedRules as rules,
} from "../../../../rules/index.ts";

const RARITIES: Rarity[] = ["Rare", "Legendary", "Common", "Epic", "Rare", "Common", "Epic"];

/** Seven creatures of all rarities, whose names are in no order. */
export const CREATURES: Creature[] = [
  "xerdian",
  "bullx",
  "corvax",
  "cudoge",
  "etherion",
  "cvxling",
  "fomotron",
].map((species, place) => ({
  id: `#${place}#`,
  species_id: species,
  species_name: rules.species[species]?.name ?? species,
  form: place % 4,
  rarity: RARITIES[place] as Rarity,
  stats: { energy: 8, strength: 9 + place, magic: 7, stamina: 6, speed: 9 },
  specialty_stats: [...(rules.species[species]?.specialties ?? [])],
  combination_level: 0,
}));

const item = (kind: "tools" | "spells", name: string): OwnedItem => ({
  id: `#${name}#`,
  name,
  type: rules[kind][name]?.type ?? "",
  effect: rules[kind][name]?.effect ?? "",
  rarity: "Rare",
});
export const TOOLS = ["Ledger Lens", "Validator Core", "Olympia Emblem", "Babylon Keystone"].map((name) =>
  item("tools", name),
);
export const SPELLS = ["Babylon Burst", "Cerberus Chain"].map((name) => item("spells", name));
