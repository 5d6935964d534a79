import type { Figure } from "../../../kit/figure.ts";
import type { Point } from "../../../kit/points.ts";
import { YELLOW } from "./colors.ts";

/** How many bulbs stand in the upper and in the lower row. */
const ROW = 7;

/** Where the bulbs are: pairs above and below, then pairs left and right; the frame leans a little. */
function places(): Point[] {
  const rows = Array.from({ length: ROW }, (_, i): Point[] => [
    [-98 + i * 32, -57 - i * 0.9],
    [-92 + i * 30.4, 60 - i * 0.9],
  ]);
  const sides = [-26, 4, 33].map((y): Point[] => [
    [-115 + (y + 26) * 0.1, y],
    [103 - (y + 26) * 0.1, y - 3],
  ]);
  return [...rows, ...sides].flat();
}

/** Light bulbs between the bezel and the screen; every third one is brighter. */
export function marqueeBulbs(figure: Figure): void {
  const bulb = ([x, y]: Point, i: number): string =>
    `<circle cx="${x}" cy="${y}" r="9" fill="${YELLOW}" opacity=".55" ${figure.blur(4)}/>` +
    `<circle cx="${x}" cy="${y}" r="5.6" fill="${i % 3 ? YELLOW : "#fff3c9"}" stroke="#7a3a2a" stroke-width="1.6"/>` +
    `<circle cx="${x - 1.6}" cy="${y - 1.8}" r="1.8" fill="#fff"/>`;
  figure.raw(places().map(bulb).join(""));
}
