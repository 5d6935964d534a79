import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";
import { blob } from "../../../kit/path.ts";
import type { CurvePoint, Point } from "../../../kit/points.ts";

/** A petal by its root, its direction in degrees and its size. */
export interface Petal {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly length: number;
  readonly width: number;
  readonly color: string;
  /** A long point instead of a round end. */
  readonly pointed?: boolean;
}

/** A ring of petals round (cx, cy), the first one at `start` degrees. */
export interface Ruff {
  readonly cx: number;
  readonly cy: number;
  readonly count: number;
  readonly length: number;
  readonly width: number;
  readonly color: string;
  readonly start: number;
  readonly pointed?: boolean;
}

/** Half the width along a petal: part of the length, part of the width. */
const ROUND: readonly Point[] = [
  [0.5, 1],
  [0.88, 0.8],
];
const POINTED: readonly Point[] = [
  [0.42, 1],
  [0.7, 0.7],
  [0.88, 0.28],
];

/** Draws one petal. */
export function petal(figure: Figure, { x, y, rotation, length, width, color, pointed }: Petal): void {
  const vein =
    `<path d="M${length * 0.45} 0H${length * 0.86}" stroke="${mix(color, "#8a1f5a", 0.4)}"` +
    ` stroke-width="4" opacity=".45" stroke-linecap="round"/>`;
  figure.at({ x, y, rotation }, () => {
    figure.part(petalPath(length, width, pointed), { color, depth: 11, occlusion: 0.35, over: vein });
  });
}

function petalPath(length: number, width: number, pointed = false): string {
  const profile = pointed ? POINTED : ROUND;
  const edge = (side: 1 | -1): CurvePoint[] =>
    profile.map(([along, out]): CurvePoint => [length * along, side * width * out]);
  const tip: CurvePoint = pointed ? [length * 1.06, 0, "c"] : [length, 0];
  return blob([[0, -width * 0.34], ...edge(-1), tip, ...edge(1).reverse(), [0, width * 0.34]]);
}

/** Draws a ring of petals. */
export function ruff(figure: Figure, { cx, cy, count, start, ...shared }: Ruff): void {
  for (let i = 0; i < count; i++)
    petal(figure, { ...shared, x: cx, y: cy, rotation: start + (i * 360) / count });
}
