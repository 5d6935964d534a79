import { type ChosenEgg, RARITIES, type RuleSet } from "../../../rules/index.ts";

/** The species and rarity with these names, or null if the rules have no such species or rarity. */
export function chosenEggOf(
  rules: RuleSet,
  choice: { species_name: string; rarity: string },
): ChosenEgg | null {
  const speciesId = Object.keys(rules.species).find((id) => rules.species[id]?.name === choice.species_name);
  const rarity = RARITIES.find((name) => name === choice.rarity);
  return speciesId && rarity ? { speciesId, rarity } : null;
}
