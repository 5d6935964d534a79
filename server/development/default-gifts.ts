import { RARITIES, type RuleSet } from "../../rules/index.ts";
import type { RequestedCreature } from "../dev-ledger/dev-ledger.ts";

const CREATURES = 12;
/** Enough of each token to buy everything. */
export const DEFAULT_TOKENS = {
  XRD: "10000",
  CVX: "10000",
  sCVX: "5000",
  FOMO: "10000",
  HUG: "10000",
} as const;

/** Twelve creatures of all forms, species and rarities; the first of each form has completed its upgrades. */
export function defaultCreatures(rules: RuleSet): RequestedCreature[] {
  const species = Object.values(rules.species);
  const { finalForm, upgrades } = rules.creatures;
  return Array.from({ length: CREATURES }, (_, index) => {
    const form = index % (finalForm + 1);
    const grown = index <= finalForm && form < finalForm;
    return {
      species_name: species[index % species.length]?.name ?? "",
      form,
      rarity: RARITIES[Math.floor(index / (finalForm + 1)) % RARITIES.length] ?? RARITIES[0],
      ...(grown ? { evolution_progress: { stat_upgrades_completed: upgrades.perForm } } : {}),
    };
  });
}
