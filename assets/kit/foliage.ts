import { blob } from "./path.ts";
import { itemAt } from "./points.ts";
import { ramp } from "./ramp.ts";

/** One leaf as plain paths (no filters): blade, lit half, midrib. It starts at (x, y) and points along `angle` degrees. */
export function leaf(
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  color: string,
  outline = 1.1,
): string {
  const tones = ramp(color);
  const blade = blob([
    [0, 0, "c"],
    [length * 0.35, -width],
    [length * 0.75, -width * 0.62],
    [length, 0, "c"],
    [length * 0.75, width * 0.7],
    [length * 0.35, width * 0.95],
  ]);
  const litHalf = blob([
    [length * 0.06, -width * 0.1, "c"],
    [length * 0.36, -width * 0.86],
    [length * 0.74, -width * 0.52],
    [length * 0.96, 0, "c"],
    [length * 0.5, width * 0.04],
  ]);
  return (
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})">` +
    `<path d="${blade}" fill="${tones.sh}" stroke="${tones.line}" stroke-width="${outline * 2}" stroke-linejoin="round"/>` +
    `<path d="${blade}" fill="${tones.base}"/>` +
    `<path d="${litHalf}" fill="${tones.hi}" opacity=".8"/>` +
    `<path d="M${length * 0.06} 0H${length * 0.9}" stroke="${tones.sh2}" stroke-width="${outline * 0.8}" opacity=".7"/></g>`
  );
}

/** Angle in degrees, length and width of one leaf of a fan. */
export type FanLeaf = readonly [angle: number, length: number, width: number];

/** A fan of leaves from one root point, with its colors in turn. */
export const leafFan = (
  x: number,
  y: number,
  leaves: readonly FanLeaf[],
  colors: readonly string[],
  scale = 1,
): string =>
  leaves
    .map(([angle, length, width], i) =>
      leaf(x, y, length * scale, width * scale, angle, itemAt(colors, i % colors.length)),
    )
    .join("");
