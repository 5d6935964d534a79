/** How far a movement has come (0 to 1) at a part of its time (0 to 1). */
export type Easing = (part: number) => number;

/** How far "back" movements go beyond their goal. */
const OVERSHOOT = 1.70158;

export const linear: Easing = (part) => part;

export const quadIn: Easing = (part) => part * part;

export const quadOut: Easing = (part) => part * (2 - part);

/** Draws back first, then goes. */
export const backIn: Easing = (part) => part * part * ((OVERSHOOT + 1) * part - OVERSHOOT);

/** Overshoots, then settles. */
export const backOut: Easing = (part) => {
  const left = part - 1;
  return 1 + left * left * ((OVERSHOOT + 1) * left + OVERSHOOT);
};

/** Falls and bounces three times, each time less. */
export const bounceOut: Easing = (part) => {
  if (part < 1 / 2.75) return 7.5625 * part ** 2;
  if (part < 2 / 2.75) return 7.5625 * (part - 1.5 / 2.75) ** 2 + 0.75;
  if (part < 2.5 / 2.75) return 7.5625 * (part - 2.25 / 2.75) ** 2 + 0.9375;
  return 7.5625 * (part - 2.625 / 2.75) ** 2 + 0.984375;
};

/** There in the first half of the time and back in the second, e.g. a squash. */
export function thereAndBack(part: number, ease: Easing): number {
  return ease(part < 0.5 ? 2 * part : 2 - 2 * part);
}
