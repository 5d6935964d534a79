import { type CreatureView, STAT_NAMES, type StatName } from "../../rules/index.ts";

/**
 * Returns the stat whose attack a creature shows: its specialty, of several the one with the higher stat; without any,
 * its highest stat.
 */
export function attackStyle({
  specialty_stats,
  stats,
}: Pick<CreatureView, "specialty_stats" | "stats">): StatName {
  const candidates = specialty_stats.length > 0 ? specialty_stats : STAT_NAMES;
  let best: StatName = candidates[0] ?? "strength";
  for (const name of candidates) if (stats[name] > stats[best]) best = name;
  return best;
}
