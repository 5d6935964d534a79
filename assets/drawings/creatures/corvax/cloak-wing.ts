import type { Figure } from "../../../kit/figure.ts";
import { curve } from "../parts/point-lists.ts";
import { broadFeather } from "./broad-feather.ts";
import { FINAL_MIDDLE, FINAL_PLUM } from "./colors.ts";
import type { Feather } from "./feather.ts";

export interface CloakWingOptions {
  /** The shoulder. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Degrees; at 0 the wing opens up and to the right. */
  readonly rotation: number;
  readonly flip?: boolean;
  /** How many long outer feathers. */
  readonly primaries: number;
}

/** Wing of the final form in three readable zones: primaries with teal tips, a scalloped middle band, the arm. */
export function cloakWing(figure: Figure, options: CloakWingOptions): void {
  const { x, y, scale, rotation, flip = false, primaries } = options;
  figure.at({ x, y, scale, rotation, flip }, () => {
    for (let i = 0; i < primaries; i++) broadFeather(figure, primary(i / (primaries - 1)));
    middleBand(figure);
    arm(figure);
  });
}

/** The primary at t = 0..1 from the lowest to the topmost. */
const primary = (t: number): Feather => ({
  x: 24 + 34 * t,
  y: -18 - 84 * t,
  rotation: 8 - 92 * t,
  length: 168 + 44 * Math.sin(Math.PI * (0.15 + 0.7 * t)),
  width: 68,
});

/** One shape with a scalloped edge instead of many small feathers. */
function middleBand(figure: Figure): void {
  figure.part(
    curve(
      `
      4 24, 54 30, 96 16, 104 -16 c, 130 -40, 118 -70 c, 134 -106, 108 -128 c, 110 -170,
      78 -176 c, 56 -204, 30 -150, 24 -90, -6 -20
    `,
      0.9,
    ),
    { color: FINAL_MIDDLE, depth: 14, occlusion: 0.35 },
  );
}

function arm(figure: Figure): void {
  figure.part(
    curve("-16 26, -14 -22, 10 -92, 26 -138, 46 -158, 62 -134, 64 -92, 50 -40, 28 18, 4 40", 0.95),
    { color: FINAL_PLUM, depth: 12, occlusion: 0.3 },
  );
}
