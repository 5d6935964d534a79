/** Appearance of the turn banner at one moment of its lifetime. */
export interface TurnBannerLook {
  alpha: number;
  /** Horizontal offset from the centre in pixels. */
  shift: number;
  shown: boolean;
}

/** Shares of its lifetime in which it appears and disappears. */
const COMES = 0.25;
const GOES = 0.25;
const SHIFT_PX = 60;

/**
 * Returns the banner's appearance: it slides in and fades out (`BAT-181`); with reduced motion it appears and
 * disappears at once.
 */
export function turnBannerLook(share: number, calm: boolean): TurnBannerLook {
  if (!(share < 1)) return { alpha: 0, shift: 0, shown: false };
  if (calm) return { alpha: 1, shift: 0, shown: true };
  const come = Math.min(1, share / COMES);
  const stay = Math.min(1, (1 - share) / GOES);
  return { alpha: Math.min(come, stay), shift: -SHIFT_PX * (1 - come) ** 3, shown: true };
}
