/** How the banner of a turn looks at some part of its life. */
export interface TurnBannerLook {
  alpha: number;
  /** Pixels beside the middle of the field. */
  shift: number;
  shown: boolean;
}

/** Parts of its life in which it comes and goes. */
const COMES = 0.25;
const GOES = 0.25;
const SHIFT_PX = 60;

/** Slides in and fades out (`BAT-181`); with reduced motion it is there and then gone. */
export function turnBannerLook(share: number, calm: boolean): TurnBannerLook {
  if (!(share < 1)) return { alpha: 0, shift: 0, shown: false };
  if (calm) return { alpha: 1, shift: 0, shown: true };
  const come = Math.min(1, share / COMES);
  const stay = Math.min(1, (1 - share) / GOES);
  return { alpha: Math.min(come, stay), shift: -SHIFT_PX * (1 - come) ** 3, shown: true };
}
