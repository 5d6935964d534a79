import type { Figure } from "../../../kit/figure.ts";
import { LINE } from "../../../kit/palette.ts";
import { poly } from "../../../kit/path.ts";
import { fillPath } from "../parts/markings.ts";
import { BLOCK, BLOCK_TOP } from "./colors.ts";

/** A ring on the ground, seen from above. */
export interface BlockRing {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly count: number;
}

/** The loose blocks of one half of a ring on the ground. */
export function blockRing(
  figure: Figure,
  { cx, cy, rx, ry, count }: BlockRing,
  half: "back" | "front",
): void {
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) / count) * 2 * Math.PI;
    if (Math.sin(angle) > 0 !== (half === "front")) continue;
    block(figure, cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry, 10 + 3 * Math.sin(angle));
  }
}

/** One block; `size` is half its width. */
function block(figure: Figure, x: number, y: number, size: number): void {
  const [left, right] = [x - size, x + size];
  const top = poly([
    [left, y - size * 0.9],
    [x, y - size * 1.4],
    [right, y - size * 0.9],
    [x, y - size * 0.4],
  ]);
  const body = poly([
    [left, y - size * 0.9],
    [x, y - size * 1.4],
    [right, y - size * 0.9],
    [right, y + size * 0.3],
    [x, y + size * 0.8],
    [left, y + size * 0.3],
  ]);
  figure.raw(
    `<path d="${body}" fill="${BLOCK}" stroke="${LINE}" stroke-width="5" stroke-linejoin="round"/>` +
      fillPath(body, BLOCK) +
      fillPath(top, BLOCK_TOP),
  );
}
