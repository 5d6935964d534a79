import { toHex, toLch } from "./color.ts";

/** The six tones every shaded part is painted with. */
export interface Tones {
  readonly base: string;
  readonly hi: string;
  readonly hi2: string;
  readonly sh: string;
  readonly sh2: string;
  readonly line: string;
}

/** Hues in degrees: light shifts toward warm yellow, shadow toward indigo. */
const WARM = 88;
const COOL = 285;

/** A color with less chroma than this has no visible hue: it gets the target hue at once. */
const GREY_CHROMA = 0.02;

/** A hue turned toward a target by at most `limit` degrees, the short way round. */
function turned(hue: number, target: number, limit: number): number {
  const difference = ((target - hue + 540) % 360) - 180;
  return (hue + Math.sign(difference) * Math.min(Math.abs(difference), limit) + 360) % 360;
}

/**
 * Light, shadow and line tones of a base color. Do not choose them by hand: this keeps the light the same in
 * all pictures.
 */
export function ramp(base: string): Tones {
  const { l, c, h } = toLch(base);
  const grey = c < GREY_CHROMA;
  const tone = (lightness: number, chroma: number, target: number, limit: number): string =>
    toHex({
      l: l + lightness,
      c: (grey && target === COOL ? 0.03 : c) * chroma,
      h: grey ? target : turned(h, target, limit),
    });
  return {
    base,
    hi: tone(0.085, 1, WARM, 10),
    hi2: tone(0.19, 0.72, WARM, 18),
    sh: tone(-0.105, 1.02, COOL, 16),
    sh2: tone(-0.2, 0.92, COOL, 26),
    line: toHex({
      l: Math.min(0.27, 0.13 + l * 0.16),
      c: Math.min(0.07, c * 0.5 + 0.02),
      h: grey ? COOL : turned(h, COOL, 30),
    }),
  };
}
