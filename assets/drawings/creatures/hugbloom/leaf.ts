import { blob } from "../../../kit/path.ts";
import type { CurvePoint, Point } from "../../../kit/points.ts";

/** A leaf lies along +x from its stem at (0, 0) and bends upward by `bend`. */
export interface LeafShape {
  readonly length: number;
  readonly width: number;
  readonly bend: number;
}

/** Half the width along a leaf: part of the length, part of the width. */
const PROFILE: readonly Point[] = [
  [0.08, 0.44],
  [0.26, 0.9],
  [0.46, 1],
  [0.66, 0.7],
  [0.84, 0.28],
];

/** Where the side veins leave the rib. */
const VEINS_AT = [0.2, 0.36, 0.52, 0.66];

/** A place on the middle line of a leaf, t from 0 to 1. */
const onSpine = ({ length, bend }: LeafShape, t: number): Point => [
  length * t,
  -Math.sin(Math.PI * t * 0.9) * bend,
];

/** Leaf outline, from the stem to a pointed tip. */
export function leafPath(leaf: LeafShape): string {
  const edge = (side: 1 | -1): CurvePoint[] =>
    PROFILE.map(([along, out]): CurvePoint => {
      const [x, y] = onSpine(leaf, along);
      return [x, y + side * leaf.width * out];
    });
  const [tipX, tipY] = onSpine(leaf, 1);
  return blob([[-6, 0], ...edge(-1), [tipX, tipY, "c"], ...edge(1).reverse()]);
}

/** Rib and side veins of a leaf, as raw SVG. */
export function leafVeins(leaf: LeafShape, color: string): string {
  const [middleX, middleY] = onSpine(leaf, 0.5);
  const [endX, endY] = onSpine(leaf, 0.92);
  const sideVeins = VEINS_AT.map((t) => {
    const [x, y] = onSpine(leaf, t);
    const reach = leaf.width * 0.56 * Math.sin(Math.PI * Math.min(0.9, t + 0.1));
    const endOfVein = x + leaf.length * 0.1;
    return `M${x} ${y}L${endOfVein} ${y - reach}M${x} ${y}L${endOfVein} ${y + reach}`;
  }).join("");
  return (
    `<path d="M4 0Q${middleX} ${middleY * 1.6} ${endX} ${endY}${sideVeins}" stroke="${color}" ` +
    'stroke-width="4.5" fill="none" stroke-linecap="round" opacity=".6"/>'
  );
}
