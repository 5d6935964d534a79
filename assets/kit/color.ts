/** A color in OKLCH: lightness 0..1, chroma 0..0.4, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const DEGREE = Math.PI / 180;

/** One sRGB channel (0..1) in linear light. */
export const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

const toGamma = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

const clamp01 = (v: number): number => Math.min(1, Math.max(0, v));

/** "#abc" written out as "#aabbcc". */
const sixDigits = (hex: string): string =>
  hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join("")}` : hex;

/** The three channels of "#rrggbb" (or "#rgb") in linear light, each 0..1. */
export function linearChannels(hex: string): [red: number, green: number, blue: number] {
  const n = Number.parseInt(sixDigits(hex).slice(1, 7), 16);
  return [toLinear((n >> 16) / 255), toLinear(((n >> 8) & 255) / 255), toLinear((n & 255) / 255)];
}

const hueOf = (a: number, b: number): number => (Math.atan2(b, a) / DEGREE + 360) % 360;

/** "#rrggbb" as OKLCH. */
export function toLch(hex: string): Oklch {
  const [r, g, b] = linearChannels(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const greenRed = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(greenRed, blueYellow), h: hueOf(greenRed, blueYellow) };
}

function toLinearRgb({ l, c, h }: Oklch): number[] {
  const a = c * Math.cos(h * DEGREE);
  const b = c * Math.sin(h * DEGREE);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** OKLCH as "#rrggbb"; a color no screen can show loses chroma, never hue or lightness. */
export function toHex(color: Oklch): string {
  let shown = { ...color, l: clamp01(color.l) };
  let rgb = toLinearRgb(shown);
  for (let i = 0; i < 24 && rgb.some((v) => v < -0.001 || v > 1.001); i++) {
    shown = { ...shown, c: shown.c * 0.93 };
    rgb = toLinearRgb(shown);
  }
  const byte = (v: number): string =>
    Math.round(255 * toGamma(clamp01(v)))
      .toString(16)
      .padStart(2, "0");
  return `#${rgb.map(byte).join("")}`;
}

/** The color `amount` (0..1) of the way from one color to another, mixed in OKLab so that it stays clean. */
export function mix(from: string, to: string, amount: number): string {
  const start = toLch(from);
  const end = toLch(to);
  const between = (p: number, q: number): number => p + (q - p) * amount;
  const a = between(start.c * Math.cos(start.h * DEGREE), end.c * Math.cos(end.h * DEGREE));
  const b = between(start.c * Math.sin(start.h * DEGREE), end.c * Math.sin(end.h * DEGREE));
  return toHex({ l: between(start.l, end.l), c: Math.hypot(a, b), h: hueOf(a, b) });
}

/** A color mixed `amount` (0..1) toward white. */
export const whiter = (color: string, amount: number): string => mix(color, "#ffffff", amount);
