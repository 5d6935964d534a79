/** Smallest scale of the canvas at which labels are readable without enlarging. */
const READABLE_SHARE = 0.75;
const LARGEST = 1.7;
/** Labels that are larger still would cover the machines they name. */
const LARGEST_WITH_LARGE_TEXTS = 2.6;

/**
 * Returns the scale of labels for a canvas that is shown small, as on a phone, and for a player who wants larger texts.
 *
 * @param textSize 1 to 2
 */
export function labelScale(shownWidth: number, roomWidth: number, textSize: number): number {
  if (shownWidth <= 0) return 1;
  const readable = Math.min(LARGEST, Math.max(1, (READABLE_SHARE * roomWidth) / shownWidth));
  return Math.min(Math.max(readable, LARGEST_WITH_LARGE_TEXTS), readable * textSize);
}
