import type { Figure } from "../../kit/figure.ts";
import { sparks } from "../../kit/light.ts";
import { STAT } from "../../kit/palette.ts";
import { ellipse, rect } from "../../kit/path.ts";
import { itemFigure } from "./item-figure.ts";
import { toolPlate } from "./tool-plate.ts";

/** Tool for strength: a red can with a bolt, arcs above it. */
export function hyperscaleCapacitor(): string {
  const figure = itemFigure();
  toolPlate(figure, STAT.strength);
  for (const x of [92, 152])
    figure.part(rect(x, 176, 12, 34, 4), { color: "#cfcaf0", material: "metal", depth: 5 });
  drawCan(figure);
  drawArc(figure, "M80 66L66 52L78 44L60 28");
  drawArc(figure, "M176 66L190 54L182 42L200 30");
  sparks(
    figure,
    [
      [200, 120, 10],
      [54, 120, 9],
    ],
    "#ffd23f",
  );
  return figure.render();
}

const BOLT = '<path d="M130 96l-24 42h18l-10 38 36 -50h-20l12 -30z" fill="#fff3d6"/>';
const BAND = '<path d="M70 158q58 26 116 0v12q-58 26 -116 0z" fill="#ffd23f"/>';
const SHINE = '<rect x="86" y="84" width="10" height="92" rx="5" fill="#fff" opacity=".5"/>';

function drawCan(figure: Figure): void {
  figure.part("M78 84V170A50 18 0 0 0 178 170V84A50 18 0 0 1 78 84Z", {
    color: "#e2483f",
    depth: 18,
    over: BOLT + BAND + SHINE,
  });
  figure.part(ellipse(128, 84, 50, 19), {
    color: "#f4efff",
    depth: 6,
    over: '<path d="M96 84h64M128 70v28" stroke="#b0a9da" stroke-width="4"/>',
  });
}

function drawArc(figure: Figure, path: string): void {
  figure.raw(
    `<path d="${path}" fill="none" stroke="${STAT.strength}" stroke-width="10" opacity=".7" ${figure.blur(4)}/>` +
      `<path d="${path}" fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round"/>`,
  );
}
