import type { Figure } from "../../../kit/figure.ts";
import { far } from "../../../kit/palette.ts";
import { blob } from "../../../kit/path.ts";
import { strokePath } from "../parts/markings.ts";
import { SKIN } from "./colors.ts";

/** A pink foot with two toe lines, its sole at y. */
export function foot(figure: Figure, x: number, y: number, width: number, isFar = false): void {
  const toe = (toeX: number): string => `M${toeX} ${y - width * 0.3}v${width * 0.3}`;
  const toes = toe(x - width * 0.5) + toe(x - width * 0.1);
  figure.part(
    blob([
      [x - width, y - width * 0.3],
      [x - width * 0.8, y - width * 0.9],
      [x, y - width * 1.1],
      [x + width * 0.85, y - width * 0.85],
      [x + width, y - width * 0.2],
      [x, y],
    ]),
    {
      color: isFar ? far(SKIN) : SKIN,
      depth: 8,
      over: strokePath(toes, 4, "#b5566e", 0.8),
    },
  );
}
