import { arcPoints } from "./arc-points.ts";
import { type Segment, segments } from "./path-segments.ts";
import { itemAt, type Point } from "./points.ts";

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Four points on each cubic curve, which is exact enough for frames and fitting, and fast. */
function curvePoints(start: Point, points: readonly Point[]): Point[] {
  const found: Point[] = [];
  let from = start;
  for (let i = 0; i < points.length; i += 3) {
    const [a, b, to] = [itemAt(points, i), itemAt(points, i + 1), itemAt(points, i + 2)];
    for (let t = 0.25; t <= 1; t += 0.25) {
      const u = 1 - t;
      const along = (k: 0 | 1): number =>
        u * u * u * from[k] + 3 * u * u * t * a[k] + 3 * u * t * t * b[k] + t * t * t * to[k];
      found.push([along(0), along(1)]);
    }
    from = to;
  }
  return found;
}

/** The points of one segment from the pen's position on; the last one is the pen's new position. */
function reached(pen: Point, segment: Segment): readonly Point[] {
  switch (segment.command) {
    case "Z":
      return [];
    case "H":
      return [[segment.value, pen[1]]];
    case "V":
      return [[pen[0], segment.value]];
    case "C":
      return curvePoints(pen, segment.points);
    case "A": {
      const points: Point[] = [];
      for (const arc of segment.arcs) points.push(...arcPoints(points.at(-1) ?? pen, arc), arc.end);
      return points;
    }
    default:
      return segment.points;
  }
}

/** The box around a path of absolute commands. */
export function bbox(d: string): Box {
  let [left, top, right, bottom] = [1e9, 1e9, -1e9, -1e9];
  let pen: Point = [0, 0];
  for (const segment of segments(d)) {
    const points = reached(pen, segment);
    for (const [x, y] of points) {
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
    pen = points.at(-1) ?? pen;
  }
  return [left, top, right, bottom];
}

/** The box around several boxes. */
export const union = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map((box) => box[0])),
  Math.min(...boxes.map((box) => box[1])),
  Math.max(...boxes.map((box) => box[2])),
  Math.max(...boxes.map((box) => box[3])),
];
