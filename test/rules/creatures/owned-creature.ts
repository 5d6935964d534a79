import { noProgress, type OwnedCreature, type Stats, shippedRules } from "../../../rules/index.ts";

export const rules = shippedRules;

/** The same number in all five stats. */
export function stats(value: number, other: Partial<Stats> = {}): Stats {
  return { energy: value, strength: value, magic: value, stamina: value, speed: value, ...other };
}

/** A creature in one literal: a Common bullx egg of 9 in every stat where nothing else is said. */
export function owned(other: Partial<OwnedCreature> = {}): OwnedCreature {
  return {
    id: "creature-1",
    species_id: "bullx",
    species_name: "Bullx",
    form: 0,
    rarity: "Common",
    stats: stats(9),
    specialty_stats: ["strength", "stamina"],
    combination_level: 0,
    evolution_progress: noProgress(),
    final_form_upgrades: 0,
    preferred_token: "XRD",
    ...other,
  };
}

/** A creature of that form with that many upgrades done in it. */
export function withUpgrades(form: number, done: number, other: Partial<OwnedCreature> = {}): OwnedCreature {
  return owned({ form, evolution_progress: { ...noProgress(), stat_upgrades_completed: done }, ...other });
}
