import { whiter } from "../../kit/color.ts";
import type { Icon } from "../../kit/icon.ts";
import { LINE } from "../../kit/palette.ts";
import { ellipse, poly, rect } from "../../kit/path.ts";

const points = poly(
  [
    [-25, 14],
    [-29, -13, 2],
    [-13, -1],
    [0, -22, 2],
    [13, -1],
    [29, -13, 2],
    [25, 14],
  ],
  2,
);
const PEARLS = [
  [-29, -15],
  [0, -24],
  [29, -15],
] as const;
const STUDS = `<g fill="${LINE}"><circle cx="-13" cy="15.5" r="2.6"/><circle cx="0" cy="15.5" r="2.6"/><circle cx="13" cy="15.5" r="2.6"/></g>`;

/** A crown with three points, about 64 wide at scale 1, its middle on (x, y). */
export function drawCrown(icon: Icon, color: string, x: number, y: number, scale: number): void {
  icon.at({ x, y, scale }, () => {
    icon.part(points, color, { depth: 5 });
    icon.part(rect(-26, 10, 52, 11, 3), whiter(color, 0.2), { depth: 3, inside: STUDS });
    for (const [px, py] of PEARLS) icon.part(ellipse(px, py, 5), "#fff6d8", { depth: 2 });
  });
}
