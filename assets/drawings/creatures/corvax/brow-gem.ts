import type { Figure } from "../../../kit/figure.ts";
import { glowSpot } from "../../../kit/light.ts";
import { poly } from "../../../kit/path.ts";
import type { Point } from "../../../kit/points.ts";
import { GEM } from "./colors.ts";

/** The cut gem on the brow of the young forms. */
export function browGem(figure: Figure, x: number, y: number, radius: number): void {
  const [top, bottom]: [Point, Point] = [
    [x, y - radius * 1.35],
    [x, y + radius * 1.35],
  ];
  const [left, right]: [Point, Point] = [
    [x - radius * 0.9, y - radius * 0.1],
    [x + radius * 0.9, y - radius * 0.1],
  ];
  figure.raw(glowSpot(figure, x, y, radius * 2.4, GEM, 0.5, 10));
  figure.part(poly([top, right, bottom, left], 3), {
    color: GEM,
    material: "metal",
    depth: radius * 0.5,
    occlusion: 0.3,
    over: `<path d="${poly([top, bottom, left])}" fill="#fff" opacity=".35"/>`,
  });
}
