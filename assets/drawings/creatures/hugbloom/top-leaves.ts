import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";
import { blob } from "../../../kit/path.ts";
import type { CurvePoint } from "../../../kit/points.ts";
import { GREEN, STEM } from "./colors.ts";

/** Two little leaves on top of the head. */
export function topLeaves(figure: Figure, cx: number, y: number, scale: number): void {
  topLeaf(figure, cx, y, -scale, GREEN);
  topLeaf(figure, cx, y, scale, mix(GREEN, STEM, 0.35));
}

/** One leaf; a negative `reach` points to the left. */
function topLeaf(figure: Figure, cx: number, y: number, reach: number, color: string): void {
  const size = Math.abs(reach);
  const outline: CurvePoint[] = [
    [cx + 4 * reach, y],
    [cx + 30 * reach, y - 36 * size],
    [cx + 66 * reach, y - 44 * size, "c"],
    [cx + 52 * reach, y - 10 * size],
    [cx + 20 * reach, y + 8 * size],
  ];
  figure.part(blob(outline), { color, depth: 7 });
}
