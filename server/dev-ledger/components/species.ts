import { type EggWish, RARITIES, type RuleSet } from "../../../rules/index.ts";

/** The species and rarity with these names, or null if the rules have no such species or rarity. */
export function eggWishOf(rules: RuleSet, wish: { species_name: string; rarity: string }): EggWish | null {
  const speciesId = Object.keys(rules.species).find((id) => rules.species[id]?.name === wish.species_name);
  const rarity = RARITIES.find((name) => name === wish.rarity);
  return speciesId && rarity ? { speciesId, rarity } : null;
}
