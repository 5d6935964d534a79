import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";
import { fillPath, strokePath } from "../parts/markings.ts";
import { polygon } from "../parts/point-lists.ts";
import { CRACK, ROCK } from "./colors.ts";

/** How one boulder looks; outlines and planes are written as "x y, x y". */
export interface RockOptions {
  readonly color?: string;
  /** Planes turned toward the light. */
  readonly light?: readonly string[];
  /** Planes turned away from it. */
  readonly dark?: readonly string[];
  /** Path of the cracks. */
  readonly cracks?: string;
  /** How rounded the corners are. */
  readonly radius?: number;
  readonly depth?: number;
}

/** One boulder: rounded polygon with hard facets. */
export function rock(
  figure: Figure,
  outline: string,
  { color = ROCK, light = [], dark = [], cracks = "", radius = 10, depth = 18 }: RockOptions = {},
): void {
  const planes = (list: readonly string[], fill: string, opacity: number): string =>
    list.map((plane) => fillPath(polygon(plane, 3), fill, opacity)).join("");
  figure.part(polygon(outline, radius), {
    color,
    depth,
    soft: 4,
    highlight: 0.6,
    deco: planes(light, mix(color, "#c3c8ea", 0.42), 0.6) + planes(dark, mix(color, "#1f1c3f", 0.45), 0.5),
    over: cracks ? strokePath(cracks, 4.5, CRACK, 0.9) : "",
  });
}
