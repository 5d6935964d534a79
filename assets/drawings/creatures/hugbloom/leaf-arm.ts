import type { Figure } from "../../../kit/figure.ts";
import type { Point, TubePoint } from "../../../kit/points.ts";
import { taper } from "../../../kit/tube.ts";
import { dimmed } from "../parts/tones.ts";
import { GREEN, STEM, VEIN } from "./colors.ts";
import { type LeafShape, leafPath, leafVeins } from "./leaf.ts";

export interface LeafArmOptions {
  /** The shoulder. */
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly rotation: number;
  /** Mirrors the arm to the left. */
  readonly flip?: boolean;
  /** Where the stem ends, seen from the shoulder. */
  readonly stem: Point;
  /** The leaf hand and its direction in degrees. */
  readonly leaf: LeafShape & { readonly rotation: number };
  readonly stemWidth: number;
  readonly isFar?: boolean;
}

/** Leaf arm: stem from the shoulder, leaf hand at its end. */
export function leafArm(figure: Figure, options: LeafArmOptions): void {
  const { x, y, rotation, flip = false, stem, leaf, stemWidth, isFar = false } = options;
  const tone = (near: string): string => (isFar ? dimmed(near, 0.16) : near);
  const [endX, endY] = stem;
  const centreLine: TubePoint[] = [
    [-12, 4, stemWidth + 2],
    [endX * 0.5, endY * 0.15, stemWidth],
    [endX, endY, stemWidth * 0.8],
  ];
  figure.at({ x, y, rotation, flip }, () => {
    figure.part(taper(centreLine), { color: tone(STEM), depth: 8 });
    figure.at({ x: endX - 8, y: endY + 3, rotation: leaf.rotation }, () => {
      figure.part(leafPath(leaf), { color: tone(GREEN), depth: 15, over: leafVeins(leaf, VEIN) });
    });
  });
}
