import { around, type CornerPoint, type CurvePoint, held, itemAt, type Point } from "./points.ts";
import { round } from "./round.ts";

const pair = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/**
 * The direction of the curve at a point, from its neighbours: zero at a corner, else a sixth of their
 * distance (Catmull-Rom).
 */
function tangent(before: CurvePoint, point: CurvePoint, after: CurvePoint, tension: number): Point {
  if (point[2] === "c") return [0, 0];
  return [((after[0] - before[0]) / 6) * tension, ((after[1] - before[1]) / 6) * tension];
}

/** A smooth curve through the points, closed by default. `tension` 1 is round, 0 straight. */
export function blob(points: readonly CurvePoint[], tension = 1, closed = true): string {
  const at = (index: number): CurvePoint => (closed ? around(points, index) : held(points, index));
  const pieces = closed ? points.length : points.length - 1;
  const start = itemAt(points, 0);
  let d = `M${pair(start[0], start[1])}`;
  for (let i = 0; i < pieces; i++) {
    const from = at(i);
    const to = at(i + 1);
    const out = tangent(at(i - 1), from, to, tension);
    const into = tangent(from, to, at(i + 2), tension);
    d += `C${pair(from[0] + out[0], from[1] + out[1])} ${pair(to[0] - into[0], to[1] - into[1])} ${pair(to[0], to[1])}`;
  }
  return d + (closed ? "Z" : "");
}

/** An ellipse, turned by `rotation` degrees. */
export function ellipse(cx: number, cy: number, rx: number, ry: number = rx, rotation = 0): string {
  const angle = (rotation * Math.PI) / 180;
  const [dx, dy] = [rx * Math.cos(angle), rx * Math.sin(angle)];
  const [left, right] = [pair(cx - dx, cy - dy), pair(cx + dx, cy + dy)];
  const half = `A${round(rx)} ${round(ry)} ${round(rotation)} 0 1 `;
  return `M${left}${half}${right}${half}${left}Z`;
}

/** The point on the way from a corner to a neighbour, `distance` from the corner. */
function toward(corner: CornerPoint, neighbour: CornerPoint, length: number, distance: number): Point {
  return [
    corner[0] + ((neighbour[0] - corner[0]) / length) * distance,
    corner[1] + ((neighbour[1] - corner[1]) / length) * distance,
  ];
}

/** A polygon with corners rounded by `radius` (at most half the shorter side), or by the corner's own radius. */
export function poly(points: readonly CornerPoint[], radius = 0): string {
  if (!radius) return `M${points.map(([x, y]) => pair(x, y)).join("L")}Z`;
  const corners = points.map((corner, i) => {
    const [before, after] = [around(points, i - 1), around(points, i + 1)];
    const toBefore = Math.hypot(before[0] - corner[0], before[1] - corner[1]);
    const toAfter = Math.hypot(after[0] - corner[0], after[1] - corner[1]);
    const cut = Math.min(corner[2] ?? radius, toBefore / 2, toAfter / 2);
    const start = toward(corner, before, toBefore, cut);
    const end = toward(corner, after, toAfter, cut);
    return `${pair(...start)}Q${pair(corner[0], corner[1])} ${pair(...end)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** A rectangle by its top left corner and size, with rounded corners. */
export const rect = (x: number, y: number, width: number, height: number, radius = 0): string =>
  poly(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    radius,
  );
