import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";
import { LINE } from "../../../kit/palette.ts";
import { poly } from "../../../kit/path.ts";
import type { Point } from "../../../kit/points.ts";
import { fillPath } from "../parts/markings.ts";

/** A six-sided crystal by the middle of its foot, its length, width and lean in degrees (0 is upright). */
export interface Crystal {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
  readonly rotation: number;
  readonly color: string;
}

/** Draws a crystal with a lit left and a dark right facet. */
export function crystal(figure: Figure, { x, y, length, width, rotation, color }: Crystal): void {
  const outline: Point[] = [
    [-width * 0.4, 6],
    [-width * 0.5, -length * 0.66],
    [0, -length],
    [width * 0.5, -length * 0.62],
    [width * 0.4, 6],
  ];
  const lit = `M${-width} 10V${-length * 0.66}L0 ${-length * 1.1}L${-width * 0.1} ${-length * 0.55}V10Z`;
  const dark = `M${width} 10V${-length * 0.6}L${width * 0.18} ${-length * 0.5}V10Z`;
  figure.at({ x, y, rotation }, () => {
    figure.part(poly(outline, 2), {
      color,
      material: "metal",
      depth: width * 0.22,
      occlusion: 0.3,
      over: fillPath(lit, "#ffffff", 0.42) + fillPath(dark, mix(color, LINE, 0.5), 0.45),
    });
  });
}
