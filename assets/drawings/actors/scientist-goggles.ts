import { ellipse } from "../../kit/path.ts";
import type { ScientistFigure } from "./scientist-figure.ts";

/** One glass of the goggles on the forehead: a brass rim, a blue lens with a glint. */
export function drawGoggle(figure: ScientistFigure, x: number, y: number, rx: number): void {
  figure.part(ellipse(x, y, rx, 22), { color: figure.outfit.brass, material: "metal", depth: 8 });
  figure.part(ellipse(x, y, rx - 7, 15), {
    color: figure.outfit.lens,
    depth: 8,
    occlusion: 0,
    over: `<path d="M${x - 14} ${y + 6}L${x + 2} ${y - 16}h8L${x - 6} ${y + 14}z" fill="#fff" opacity=".65"/>`,
  });
}
