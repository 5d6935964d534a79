import type { Figure } from "../../../kit/figure.ts";
import { halo } from "../../../kit/light.ts";
import { ellipse } from "../../../kit/path.ts";
import { LAMP, STEEL } from "./colors.ts";

/** A lamp in a steel ring; its beam is drawn earlier, below the helmet. */
export function lamp(figure: Figure, x: number, y: number, radius: number, shine = 0.75): void {
  figure.part(ellipse(x, y, radius, radius), { color: STEEL, material: "metal", depth: radius * 0.28 });
  figure.part(ellipse(x - radius * 0.1, y, radius * 0.7, radius * 0.72), {
    color: LAMP,
    material: "glow",
    depth: radius * 0.2,
    occlusion: 0,
  });
  halo(figure, x - radius * 0.1, y, radius * 2.5, "#9fefff", shine);
}
