import { noProgress, type OwnedCreature, RARITIES, STAT_NAMES, type Stats } from "../../rules/index.ts";
import type { CreatureReply } from "../../server/contract/index.ts";

const UNKNOWN_SPECIES = "unknown";
const USUAL_TOKEN = "XRD";

/**
 * Converts a creature of the server's reply into one of the rules; missing or unreadable values get defaults
 * (`CON-36`).
 */
export function creatureFromReply(reply: Partial<CreatureReply>): OwnedCreature {
  const speciesId = reply.species_id ?? reply.species_name?.toLowerCase() ?? UNKNOWN_SPECIES;
  return {
    id: reply.id ?? "",
    species_id: speciesId,
    species_name: reply.species_name ?? speciesId,
    image_url: reply.image_url ?? "",
    form: numberOr(reply.form, 0),
    rarity: RARITIES.find((rarity) => rarity === reply.rarity) ?? "Common",
    stats: statsOf(reply.stats),
    specialty_stats: STAT_NAMES.filter((name) => reply.specialty_stats?.includes(name)),
    combination_level: numberOr(reply.combination_level, 0),
    bonus_stats: statsOf(reply.bonus_stats),
    evolution_progress: { ...noProgress(), ...reply.evolution_progress },
    final_form_upgrades: numberOr(reply.final_form_upgrades, 0),
    preferred_token: reply.preferred_token ?? USUAL_TOKEN,
  };
}

function statsOf(stats: Partial<Stats> | undefined): Stats {
  return Object.fromEntries(STAT_NAMES.map((name) => [name, numberOr(stats?.[name], 0)])) as Stats;
}

function numberOr(value: unknown, usual: number): number {
  return typeof value === "number" && Number.isFinite(value) ? value : usual;
}
