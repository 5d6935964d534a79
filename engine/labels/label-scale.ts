/** Smallest scale of the canvas at which labels are readable without enlarging. */
const READABLE_SHARE = 0.75;
const LARGEST = 1.7;

/** Returns the scale of labels for a canvas that is shown small, as on a phone. */
export function labelScale(shownWidth: number, roomWidth: number): number {
  if (shownWidth <= 0) return 1;
  return Math.min(LARGEST, Math.max(1, (READABLE_SHARE * roomWidth) / shownWidth));
}
