import { mix } from "../../../kit/color.ts";
import { poly } from "../../../kit/path.ts";
import type { Point } from "../../../kit/points.ts";
import { hexagonPoints } from "../parts/hexagon.ts";
import { SHELL } from "./colors.ts";

/** The dome under the plates, and the size of the plates as parts of its radius. */
export interface PlateDome {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  /** Radius of one hexagon of the flat tiling. */
  readonly cell: number;
  /** How much of its cell a plate fills; the rest is the open seam. */
  readonly gap: number;
}

/** Columns and rows of the tiling that may touch the dome. */
const COLUMNS = 4;
const ROWS = 5;

/** Cells further out than this are behind the rim. */
const REACH = 1.5;

const PLATE_LINE = mix(SHELL, "#0f1b44", 0.55);

/** Maps a point of the flat tiling onto the dome, so that plates get smaller toward the rim. */
function bent([u, v]: Point, { cx, cy, rx, ry }: PlateDome): Point {
  const distance = Math.min(1, Math.hypot(u, v)) || 1e-6;
  const pull = Math.sin((distance * Math.PI) / 2) / distance;
  return [cx + u * pull * rx, cy + v * pull * ry];
}

/** Hexagon plates wrapped on a dome, as raw SVG. The seams stay open and show the light below. */
export function shellPlates(dome: PlateDome): string {
  let plates = "";
  for (let column = -COLUMNS; column <= COLUMNS; column++)
    for (let row = -ROWS; row <= ROWS; row++) {
      const u = dome.cell * 1.5 * column;
      const v = dome.cell * Math.sqrt(3) * (row + column / 2);
      if (Math.hypot(u, v) <= REACH) plates += plate(u, v, dome);
    }
  return plates;
}

/** One plate with its paler middle; lighter toward the top left. */
function plate(u: number, v: number, dome: PlateDome): string {
  const hexagon = (x: number, y: number, size: number): string =>
    poly(
      hexagonPoints(x, y, dome.cell * size).map((corner) => bent(corner, dome)),
      7,
    );
  const tone = mix(SHELL, "#4f8ad0", Math.max(0, Math.min(0.6, 0.3 - u * 0.18 - v * 0.22)));
  return (
    `<path d="${hexagon(u, v, dome.gap)}" fill="${tone}" stroke="${PLATE_LINE}" stroke-width="4"/>` +
    `<path d="${hexagon(u - 0.012, v - 0.02, dome.gap * 0.6)}" fill="${mix(tone, "#9cc9fa", 0.42)}" opacity=".75"/>`
  );
}
