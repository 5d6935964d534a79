import type { Point } from "./points.ts";
import { round } from "./round.ts";

/** An SVG matrix [a b c d e f]: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/**
 * The placement of a local drawing: local (ox, oy) is moved to (x, y), scaled, turned by degrees, mirrored.
 */
export interface Placement {
  readonly x?: number;
  readonly y?: number;
  readonly ox?: number;
  readonly oy?: number;
  readonly scale?: number;
  readonly rotation?: number;
  readonly flip?: boolean;
}

/** The matrix of a placement. */
export function placementMatrix(placement: Placement): Matrix {
  const { x = 0, y = 0, ox = 0, oy = 0, scale = 1, rotation = 0, flip = false } = placement;
  const angle = (rotation * Math.PI) / 180;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  const mirror = flip ? -1 : 1;
  const [a, b, c, d] = [cos * mirror, sin * mirror, -sin, cos];
  return [a, b, c, d, x - (a * ox + c * oy), y - (b * ox + d * oy)];
}

/** The matrix that first does `inner`, then `outer`. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

/** Negative when the matrix mirrors. */
export const determinant = ([a, b, c, d]: Matrix): number => a * d - b * c;

/** The factor by which a line gets longer. */
export const scaleOf = (matrix: Matrix): number => Math.sqrt(Math.abs(determinant(matrix)));

/** A point moved by the matrix. */
export const moved = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** Raw SVG inside a group that the matrix places. */
export const placedGroup = (matrix: Matrix, svg: string): string =>
  `<g transform="matrix(${matrix.map(round).join(" ")})">${svg}</g>`;
