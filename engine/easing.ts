/** Maps the passed part of the time (0 to 1) to the progress of a movement (0 to 1). */
export type Easing = (part: number) => number;

/** Overshoot of the "back" easings. */
const OVERSHOOT = 1.70158;

export const linear: Easing = (part) => part;

export const quadIn: Easing = (part) => part * part;

export const quadOut: Easing = (part) => part * (2 - part);

/** Moves back first, then forward. */
export const backIn: Easing = (part) => part * part * ((OVERSHOOT + 1) * part - OVERSHOOT);

/** Overshoots, then settles. */
export const backOut: Easing = (part) => {
  const left = part - 1;
  return 1 + left * left * ((OVERSHOOT + 1) * left + OVERSHOOT);
};

/** Falls and bounces three times with decreasing height. */
export const bounceOut: Easing = (part) => {
  if (part < 1 / 2.75) return 7.5625 * part ** 2;
  if (part < 2 / 2.75) return 7.5625 * (part - 1.5 / 2.75) ** 2 + 0.75;
  if (part < 2.5 / 2.75) return 7.5625 * (part - 2.25 / 2.75) ** 2 + 0.9375;
  return 7.5625 * (part - 2.625 / 2.75) ** 2 + 0.984375;
};

/** Moves there in the first half of the time and back in the second, e.g. for a squash. */
export function thereAndBack(part: number, ease: Easing): number {
  return ease(part < 0.5 ? 2 * part : 2 - 2 * part);
}
