import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";
import { halo } from "../../../kit/light.ts";
import { poly } from "../../../kit/path.ts";
import type { Point } from "../../../kit/points.ts";
import { fillPath, strokePath } from "../parts/markings.ts";
import { ORANGE } from "./colors.ts";

/** A block seen from above by its middle, half its width, its turn in degrees and the strength of its light. */
export interface Cube {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly rotation: number;
  readonly glow: number;
}

/** An orange block: light top, middle left, dark right face. */
export function cube(figure: Figure, { x, y, size, rotation, glow }: Cube): void {
  const s = size;
  halo(figure, x, y, s * 2.3, ORANGE, glow);
  const outline: Point[] = [
    [-s, -s * 0.55],
    [0, -s * 1.1],
    [s, -s * 0.55],
    [s, s * 0.55],
    [0, s * 1.1],
    [-s, s * 0.55],
  ];
  const top = `M${-s} ${-s * 0.55}L0 0L${s} ${-s * 0.55}V${-s * 1.3}H${-s}Z`;
  const right = `M0 0V${s * 1.3}L${s * 1.1} ${s * 0.6}V${-s * 0.6}Z`;
  const edges = `M${-s} ${-s * 0.55}L0 0L${s} ${-s * 0.55}M0 0V${s * 1.1}`;
  figure.at({ x, y, rotation }, () => {
    figure.part(poly(outline, s * 0.12), {
      color: ORANGE,
      depth: s * 0.24,
      over:
        fillPath(top, mix(ORANGE, "#fff2c0", 0.6), 0.92) +
        fillPath(right, mix(ORANGE, "#6a1f3a", 0.6), 0.62) +
        strokePath(edges, Math.max(2, s * 0.09), "#fff6d8", 0.75),
    });
  });
}
