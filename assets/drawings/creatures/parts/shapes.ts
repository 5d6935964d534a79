import { blob, poly } from "../../../kit/path.ts";
import type { CornerPoint, CurvePoint, Point, TubePoint } from "../../../kit/points.ts";
import { taper } from "../../../kit/tube.ts";

/**
 * Outlines written the way SVG writes the points of a polygon, because a creature has hundreds of them:
 * "184 352, 210 300 c" is a curve point and a corner. A number that cannot be read stops the art build.
 */
const entries = (list: string): string[][] => list.split(",").map((entry) => entry.trim().split(/\s+/));

function coordinate(text: string | undefined, list: string): number {
  const value = Number(text);
  if (text === undefined || !Number.isFinite(value)) throw new Error(`no number "${text}" in "${list}"`);
  return value;
}

/** "x y, x y": plain points. */
export const points = (list: string): Point[] =>
  entries(list).map(([x, y]): Point => [coordinate(x, list), coordinate(y, list)]);

/** "x y, x y c": points of a smooth outline, c for a corner. */
export const curvePoints = (list: string): CurvePoint[] =>
  entries(list).map(([x, y, mark]): CurvePoint => {
    if (mark !== undefined && mark !== "c") throw new Error(`no corner mark "${mark}" in "${list}"`);
    return mark === "c"
      ? [coordinate(x, list), coordinate(y, list), "c"]
      : [coordinate(x, list), coordinate(y, list)];
  });

/** "x y, x y radius": corners of a polygon, some with their own rounding. */
const cornerPoints = (list: string): CornerPoint[] =>
  entries(list).map(
    ([x, y, radius]): CornerPoint =>
      radius === undefined
        ? [coordinate(x, list), coordinate(y, list)]
        : [coordinate(x, list), coordinate(y, list), coordinate(radius, list)],
  );

/** "x y radius": points with a size; sparks, beads, the centre line of a tube. */
export const discs = (list: string): TubePoint[] =>
  entries(list).map(
    ([x, y, radius]): TubePoint => [coordinate(x, list), coordinate(y, list), coordinate(radius, list)],
  );

/** A smooth closed outline from "x y, x y c". */
export const curve = (list: string, tension = 1): string => blob(curvePoints(list), tension);

/** A polygon from "x y, x y radius", its corners rounded. */
export const polygon = (list: string, radius = 0): string => poly(cornerPoints(list), radius);

/** A tapered tube from "x y radius". */
export const tube = (list: string, options: Parameters<typeof taper>[1] = {}): string =>
  taper(discs(list), options);

/** The corners of a regular hexagon of radius `radius`, turned by degrees. */
export const hexagonPoints = (x: number, y: number, radius: number, rotation = 0): Point[] =>
  Array.from({ length: 6 }, (_, i): Point => {
    const angle = ((i * 60 + rotation) * Math.PI) / 180;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
