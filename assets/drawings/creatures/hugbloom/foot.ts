import type { Figure } from "../../../kit/figure.ts";
import { far } from "../../../kit/palette.ts";
import { blob } from "../../../kit/path.ts";
import type { Point } from "../../../kit/points.ts";
import { GREEN, VEIN } from "./colors.ts";

/** Plush foot with two toe lines, its sole at y; far feet show none. */
export function foot(figure: Figure, x: number, y: number, width: number, isFar = false): void {
  const outline: Point[] = [
    [x - width, y - 8],
    [x - width * 0.8, y - width],
    [x, y - width * 1.35],
    [x + width * 0.85, y - width],
    [x + width, y - 6],
    [x, y + 3],
  ];
  const toe = (toeX: number): string => `M${toeX} ${y - width * 0.4}V${y - 2}`;
  const toes =
    `<path d="${toe(x - width * 0.3)}${toe(x + width * 0.2)}" stroke="${VEIN}" stroke-width="4" ` +
    'stroke-linecap="round" opacity=".6"/>';
  figure.part(blob(outline), { color: isFar ? far(GREEN) : GREEN, depth: 9, over: isFar ? "" : toes });
}
