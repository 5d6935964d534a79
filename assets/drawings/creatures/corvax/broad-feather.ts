import type { Figure } from "../../../kit/figure.ts";
import { blob } from "../../../kit/path.ts";
import { FINAL_PLUM, TIP } from "./colors.ts";
import type { Feather } from "./feather.ts";

/** A broad feather of the final form; its teal tip has a clear edge. */
export function broadFeather(figure: Figure, { x, y, rotation, length, width }: Feather): void {
  const vane = blob([
    [0, -width * 0.3],
    [length * 0.42, -width * 0.54],
    [length * 0.72, -width * 0.45],
    [length * 0.9, -width * 0.22],
    [length * 1.02, 0, "c"],
    [length * 0.9, width * 0.22],
    [length * 0.72, width * 0.45],
    [length * 0.42, width * 0.54],
    [0, width * 0.3],
  ]);
  const tip =
    `<path d="M${length * 0.56} ${-width}Q${length * 0.7} 0 ${length * 0.56} ${width}` +
    `H${length * 1.1}V${-width}Z" fill="${TIP}"/>`;
  const shaft =
    `<path d="M${length * 0.4} 0H${length * 0.86}" stroke="#fff" stroke-width="3" opacity=".28"` +
    ` stroke-linecap="round"/>`;
  figure.at({ x, y, rotation }, () => {
    figure.part(vane, {
      color: FINAL_PLUM,
      depth: width * 0.26,
      occlusion: 0.35,
      deco: tip,
      over: shaft,
    });
  });
}
