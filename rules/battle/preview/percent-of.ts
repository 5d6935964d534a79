const PERCENT = 100;

/** A share as a whole percentage; 0 and 100 only for what is impossible or certain. */
export function percentOf(share: number): number {
  const rounded = Math.round(share * PERCENT);
  if (share <= 0 || share >= 1) return rounded;
  return Math.min(Math.max(rounded, 1), PERCENT - 1);
}
