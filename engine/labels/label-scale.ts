/** Shown this much smaller than drawn, labels still read well. */
const READABLE_SHARE = 0.75;
const LARGEST = 1.7;

/** How much larger labels are drawn where the canvas is shown small, as on a phone. */
export function labelScale(shownWidth: number, roomWidth: number): number {
  if (shownWidth <= 0) return 1;
  return Math.min(LARGEST, Math.max(1, (READABLE_SHARE * roomWidth) / shownWidth));
}
