import { STAT_NAMES, type StatName, type Stats } from "../battle/state/creature.ts";

/**
 * Stats with `all` added to each and `shared` more points split equally between the specialties: a single
 * one takes them all, two take half each (`CON-33`).
 */
export function withPoints(
  stats: Stats,
  specialties: readonly StatName[],
  { all, shared }: { all: number; shared: number },
): Stats {
  const raised = { ...stats };
  for (const name of STAT_NAMES)
    raised[name] += all + (specialties.includes(name) ? shared / specialties.length : 0);
  return raised;
}
