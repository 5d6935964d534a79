import { type Creature, RARITIES } from "../battle/state/creature.ts";
import { creaturePower } from "./creature.ts";

type Comparison = (one: Creature, other: Creature) => number;

/** The keys by which a player can sort creatures in PvP (`PVP-003`). */
export const SORT_KEYS = ["rarity", "form", "name", "power"] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** Legendary first (`PVP-009`). */
const byRarity: Comparison = (one, other) => RARITIES.indexOf(other.rarity) - RARITIES.indexOf(one.rarity);
const byForm: Comparison = (one, other) => other.form - one.form;
const byPower: Comparison = (one, other) => creaturePower(other) - creaturePower(one);
const byName: Comparison = (one, other) => inOrder(one.species_name, other.species_name);
const byId: Comparison = (one, other) => inOrder(one.id, other.id);

/**
 * The comparisons of each key, in order; ids come last, so that the result never depends on the order of the
 * input.
 */
const ORDERS: Record<SortKey, readonly Comparison[]> = {
  rarity: [byRarity, byForm, byPower, byId],
  form: [byForm, byRarity, byPower, byId],
  name: [byName, byForm, byRarity, byPower, byId],
  power: [byPower, byForm, byRarity, byId],
};

/** A sorted copy: highest first, names from A (`PVP-003`, `CON-67`). */
export function sortCreatures<Kind extends Creature>(creatures: readonly Kind[], key: SortKey): Kind[] {
  return [...creatures].sort((one, other) => {
    for (const compare of ORDERS[key]) {
      const difference = compare(one, other);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

/** The order of the team selector: form, then rarity, then power, highest first (`BAT-014`). */
export function sortForTeam<Kind extends Creature>(creatures: readonly Kind[]): Kind[] {
  return sortCreatures(creatures, "form");
}

/** Compares code units, so that every machine sorts alike. */
function inOrder(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
