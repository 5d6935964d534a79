import { type Arc, type Segment, segments } from "./path-segments.ts";
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

const STEPS = 16;

/** Points along an elliptic arc from `start` to its end, by the SVG specification's appendix B.2. */
function arcPoints([x1, y1]: Point, arc: Arc): Point[] {
  const [x2, y2] = arc.end;
  const angle = (arc.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [xp, yp] = [cos * dx + sin * dy, -sin * dx + cos * dy];

  // Radii that are too small to reach the end are enlarged.
  const reach = Math.max(1, (xp / arc.rx) ** 2 + (yp / arc.ry) ** 2);
  const [rx, ry] = [arc.rx * Math.sqrt(reach), arc.ry * Math.sqrt(reach)];

  const across = rx * rx * yp * yp + ry * ry * xp * xp;
  const side = arc.large === arc.sweep ? -1 : 1;
  const factor = side * Math.sqrt(Math.max(0, (rx * rx * ry * ry - across) / across));
  const [cxp, cyp] = [(factor * rx * yp) / ry, (-factor * ry * xp) / rx];
  const cx = cos * cxp - sin * cyp + (x1 + x2) / 2;
  const cy = sin * cxp + cos * cyp + (y1 + y2) / 2;

  const from = Math.atan2((yp - cyp) / ry, (xp - cxp) / rx);
  let turn = Math.atan2((-yp - cyp) / ry, (-xp - cxp) / rx) - from;
  if (arc.sweep && turn < 0) turn += 2 * Math.PI;
  if (!arc.sweep && turn > 0) turn -= 2 * Math.PI;

  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const a = from + (turn * i) / STEPS;
    const [u, v] = [rx * Math.cos(a), ry * Math.sin(a)];
    return [cx + cos * u - sin * v, cy + sin * u + cos * v];
  });
}
