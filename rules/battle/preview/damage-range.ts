/** Damage of the weakest and the strongest hit there can be. */
export interface DamageRange {
  lowest: number;
  highest: number;
}

/** The hits of a kind that a creature may make, without critical ones and with them apart. */
export interface HitRanges {
  /** Damage of a hit that is not critical; of a critical one where every hit is. */
  ordinary: DamageRange;
  /** Damage of a critical hit; null where none or every hit is one, and where the best ordinary one does as much. */
  critical: DamageRange | null;
}

/**
 * Returns the damage of ordinary and of critical hits apart: one range of both would say little.
 * @param chance that a hit is critical, from 0 to 1
 * @param range the damage of hits that are critical or not
 */
export function hitRanges(chance: number, range: (critical: boolean) => DamageRange): HitRanges {
  if (chance >= 1) return { ordinary: range(true), critical: null };
  const ordinary = range(false);
  const critical = chance > 0 ? range(true) : null;
  const doesMore = critical !== null && critical.highest > ordinary.highest;
  return { ordinary, critical: doesMore ? critical : null };
}

/** The range over both kinds of hits. */
export function wholeRange({ ordinary, critical }: HitRanges): DamageRange {
  return { lowest: ordinary.lowest, highest: (critical ?? ordinary).highest };
}
