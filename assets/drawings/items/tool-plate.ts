import { mix } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { halo } from "../../kit/light.ts";
import { LINE } from "../../kit/palette.ts";
import { poly } from "../../kit/path.ts";
import type { Point } from "../../kit/points.ts";
import { STEEL } from "./item-figure.ts";
import { onCircle } from "./ring-shapes.ts";

const hexagon = (radius: number): Point[] =>
  Array.from({ length: 6 }, (_, i) => onCircle(128, 130, radius, i * 60 - 90));

const bolt = ([x, y]: Point): string =>
  `<circle cx="${x}" cy="${y}" r="4.5" fill="#2a2450"/><circle cx="${x - 1}" cy="${y - 1.2}" r="2.6" fill="#cfcaf0"/>`;

/** The steel hexagon with bolts that every tool sits on, lit in the color of its stat. */
export function toolPlate(figure: Figure, statColor: string): void {
  const seam =
    `<path d="${poly(hexagon(84), 14)}" fill="none" stroke="${statColor}" stroke-width="2.5" ` +
    'opacity=".5" stroke-dasharray="10 7"/>';
  figure.part(poly(hexagon(120), 22), { color: STEEL, material: "metal", depth: 12 });
  figure.part(poly(hexagon(102), 18), {
    color: mix(statColor, LINE, 0.62),
    depth: 18,
    occlusion: 0,
    over: seam,
  });
  halo(figure, 128, 126, 96, statColor, 0.6);
  for (const corner of hexagon(108)) figure.raw(bolt(corner));
}
