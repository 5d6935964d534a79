import type { Figure } from "../../../kit/figure.ts";
import { ellipse } from "../../../kit/path.ts";
import { strokePath } from "../parts/markings.ts";
import { COIN } from "./colors.ts";

/** A gold coin seen from the front, with an incised letter C. */
export function coin(figure: Figure, x: number, y: number, radius: number): void {
  figure.part(ellipse(x, y, radius, radius), {
    color: COIN,
    material: "metal",
    depth: radius * 0.34,
    over: strokePath(ellipse(x, y, radius * 0.72, radius * 0.72), radius * 0.09, "#a86e22", 0.6),
  });
  const bow = radius * 0.38;
  const letter = `M${x + bow * 0.8} ${y - bow * 0.7}A${bow} ${bow} 0 1 0 ${x + bow * 0.8} ${y + bow * 0.7}`;
  figure.raw(strokePath(letter, radius * 0.2, "#8a5a1c"));
}
