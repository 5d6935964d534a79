import { poly } from "../../kit/path.ts";
import type { Point } from "../../kit/points.ts";

/** The point of a circle at an angle; 0 degrees is right, 90 is down. */
export function onCircle(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
}

export interface RingBlock {
  readonly cx: number;
  readonly cy: number;
  readonly inner: number;
  readonly outer: number;
  /** Degrees. */
  readonly from: number;
  readonly to: number;
  readonly corner?: number;
}

/** A block of a ring between two angles: arch stones, gauge segments. */
export function ringBlock({ cx, cy, inner, outer, from, to, corner = 3 }: RingBlock): string {
  const steps = Math.max(2, Math.ceil((to - from) / 12));
  const arc = (radius: number, start: number, end: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) =>
      onCircle(cx, cy, radius, start + ((end - start) * i) / steps),
    );
  return poly([...arc(outer, from, to), ...arc(inner, to, from)], corner);
}

/** An ellipse drawn in the opposite direction, which makes a hole in an outer ellipse. */
export const ellipseHole = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}A${rx} ${ry} 0 1 0 ${cx + rx} ${cy}A${rx} ${ry} 0 1 0 ${cx - rx} ${cy}Z`;
