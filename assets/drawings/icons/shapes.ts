import { blob, poly } from "../../kit/path.ts";
import type { Point } from "../../kit/points.ts";

/** Shapes that several icons share, 64 units square. */
export const BOLT = poly(
  [
    [37, 4],
    [13, 36],
    [28, 36],
    [22, 60],
    [51, 25],
    [35, 25],
    [44, 4],
  ],
  3,
);
export const HEART =
  "M32 58C14 45 5 34 5 22C5 12 12 6 20 6C26 6 30 9 32 14C34 9 38 6 44 6C52 6 59 12 59 22C59 34 50 45 32 58Z";
export const SHIELD = "M32 4C40 9 49 11 57 11C58 34 51 51 32 60C13 51 6 34 7 11C15 11 24 9 32 4Z";
export const DROP = "M32 4C41 17 51 27 51 40C51 51 43 59 32 59C21 59 13 51 13 40C13 27 23 17 32 4Z";
export const FLAME = blob(
  [
    [33, 4, "c"],
    [47, 20],
    [55, 38],
    [45, 56],
    [32, 60],
    [18, 56],
    [9, 40],
    [16, 25, "c"],
    [23, 31],
    [26, 17],
  ],
  0.95,
);

/** A place on a circle; 0 degrees is right, 90 is down. */
function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
}

export interface StarOptions {
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  /** How many tips. */
  readonly tips?: number;
  /** The inner radius as a part of the outer one. */
  readonly inner?: number;
  /** Rounding of the corners. */
  readonly corner?: number;
  /** Degrees of the first tip; -90 is up. */
  readonly turn?: number;
}

export function star(options: StarOptions): string {
  const { cx, cy, radius, tips = 5, inner = 0.48, corner = 2, turn = -90 } = options;
  const corners = Array.from({ length: tips * 2 }, (_, i) =>
    polar(cx, cy, i % 2 ? radius * inner : radius, turn + (i * 180) / tips),
  );
  return poly(corners, corner);
}

/** A regular polygon that stands on its tip. */
export const regularPolygon = (cx: number, cy: number, radius: number, sides: number, corner = 3): string =>
  poly(
    Array.from({ length: sides }, (_, i) => polar(cx, cy, radius, -90 + (i * 360) / sides)),
    corner,
  );

/** A round plate with a scalloped edge; `depth` is how far the edge dips in, a part of the radius. */
export const scallop = (cx: number, cy: number, radius: number, lobes = 10, depth = 0.1): string =>
  blob(
    Array.from({ length: lobes * 2 }, (_, i) =>
      polar(cx, cy, i % 2 ? radius * (1 - depth) : radius, -90 + (i * 180) / lobes),
    ),
  );
