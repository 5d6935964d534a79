/** A colour as red, green and blue from 0 to 1, linear in light. */
export type Light = readonly [red: number, green: number, blue: number];

const HEX = 16;
const FULL = 255;

/** Reads `#rrggbb` or `#rgb`. */
export function light(hex: string): Light {
  const digits = hex.slice(1);
  const pairs = digits.length === 3 ? [...digits].map((one) => one + one) : (digits.match(/../g) ?? []);
  const [red, green, blue] = pairs.map((pair) => Number.parseInt(pair, HEX) / FULL).map(linear);
  if (red === undefined || green === undefined || blue === undefined || Number.isNaN(red + green + blue))
    throw new Error(`'${hex}' is no colour`);
  return [red, green, blue];
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Contrast of two colours as WCAG 2 defines it, 1 to 21. */
export function contrast(one: Light, other: Light): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: Light): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * What people see who lack one kind of cones: matrices of Machado, Oliveira and Fernandes, "A Physiologically-based
 * Model for Simulation of Color Vision Deficiency" (2009), for full severity.
 */
export const VISIONS = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;
export type Vision = keyof typeof VISIONS;

/** Returns how a colour is seen. */
export function seen(vision: Vision, [red, green, blue]: Light): Light {
  const [r, g, b] = VISIONS[vision].map(([x, y, z]) =>
    Math.min(1, Math.max(0, x * red + y * green + z * blue)),
  );
  return [r ?? 0, g ?? 0, b ?? 0];
}

/** How far apart two colours look: their distance in Oklab, where 0.02 is just noticed side by side. */
export function difference(one: Light, other: Light): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}

/** Björn Ottosson's Oklab. */
function oklab([red, green, blue]: Light): number[] {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
