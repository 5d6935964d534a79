import type { Figure } from "../../../kit/figure.ts";
import { far } from "../../../kit/palette.ts";
import { ellipse } from "../../../kit/path.ts";
import { YELLOW } from "./colors.ts";

/** Rubber wheel with a yellow hub. */
export function wheel(figure: Figure, x: number, y: number, radius: number, isFar: boolean): void {
  figure.part(ellipse(x, y, radius * 0.86, radius), { color: isFar ? "#2c2850" : "#3a3563", depth: 12 });
  figure.part(ellipse(x - 3, y - 1, radius * 0.5, radius * 0.6), {
    color: isFar ? far(YELLOW) : YELLOW,
    material: "metal",
    depth: 7,
    occlusion: 0.2,
  });
  figure.raw(`<circle cx="${x - 3}" cy="${y - 1}" r="${radius * 0.14}" fill="#7a3a2a"/>`);
}
