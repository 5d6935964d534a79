/** How heavy a hit is shown: by the health it takes, and whether it is critical. */
export type HitWeight = "light" | "ordinary" | "heavy" | "critical";

/** How a hit of each weight is felt. All of it is left out with reduced motion. */
export interface HitFeel {
  /** How long the picture stands still at the impact, in milliseconds at normal speed. */
  stopMs: number;
  /** How far the field shakes, in pixels, and for how long. */
  shakePx: number;
  shakeMs: number;
  /** Number of sparks. */
  sparks: number;
}

export const HIT_FEEL: Readonly<Record<HitWeight, HitFeel>> = {
  light: { stopMs: 0, shakePx: 0, shakeMs: 0, sparks: 5 },
  ordinary: { stopMs: 24, shakePx: 0, shakeMs: 0, sparks: 10 },
  heavy: { stopMs: 45, shakePx: 3, shakeMs: 120, sparks: 16 },
  critical: { stopMs: 60, shakePx: 6, shakeMs: 180, sparks: 26 },
};

/** Shares of a creature's full health: below the first a hit is light, from the second on heavy. */
const LIGHT_BELOW = 0.08;
const HEAVY_FROM = 0.25;

/** Returns the weight of a hit for `amount` damage on a creature with `maxHealth`. */
export function hitWeight(amount: number, maxHealth: number, critical: boolean): HitWeight {
  if (critical) return "critical";
  const share = amount / Math.max(1, maxHealth);
  if (share >= HEAVY_FROM) return "heavy";
  return share < LIGHT_BELOW ? "light" : "ordinary";
}
