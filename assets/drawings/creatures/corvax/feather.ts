import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";
import { blob } from "../../../kit/path.ts";
import { PLUM, TIP } from "./colors.ts";

/** A narrow feather by its root, its direction in degrees and its size. */
export interface Feather {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly length: number;
  readonly width: number;
}

/** A narrow feather of the young forms; its teal tip is soft. */
export function feather(
  figure: Figure,
  { x, y, rotation, length, width }: Feather,
  { tealTip = true }: { tealTip?: boolean } = {},
): void {
  const vane = blob([
    [0, -width * 0.3],
    [length * 0.5, -width * 0.6],
    [length * 0.85, -width * 0.4],
    [length, 0, "c"],
    [length * 0.85, width * 0.42],
    [length * 0.5, width * 0.55],
    [0, width * 0.3],
  ]);
  const shaft =
    `<path d="M${length * 0.2} 0L${length * 0.92} 0" stroke="${mix(TIP, "#ffffff", 0.2)}" ` +
    'stroke-width="3" opacity=".55"/>';
  const tip =
    `<ellipse cx="${length}" cy="0" rx="${length * 0.3}" ry="${width}" fill="${TIP}" ` +
    `opacity=".75" ${figure.blur(8)}/>`;
  figure.at({ x, y, rotation }, () => {
    figure.part(vane, {
      color: PLUM,
      depth: width * 0.35,
      occlusion: 0.35,
      over: tealTip ? shaft + tip : shaft,
    });
  });
}
