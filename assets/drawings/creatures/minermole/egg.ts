import { mix } from "../../../kit/color.ts";
import { egg } from "../../../kit/egg.ts";
import { Figure } from "../../../kit/figure.ts";
import { STAT } from "../../../kit/palette.ts";
import { ellipse } from "../../../kit/path.ts";
import { curve, discs, points, polygon } from "../parts/shapes.ts";
import { fillPath, strokePath } from "../parts/surface.ts";
import { BRIM, CYAN, diggerHand, EARTH, HELMET } from "./body.ts";
import { lamp, lampBeam } from "./head.ts";

/** The rivets of the band, from left to right. */
const RIVETS = points("150 290, 200 304, 256 309, 312 304, 362 290");

/** How far the rivets are moved down, because the band is below the line of their coordinates. */
const BAND_SAG = 7;

const PEBBLES = discs("190 214 15, 318 240 19, 226 374 16, 300 382 12, 176 360 10, 336 178 10");

/** Minermole, egg: earth brown with a riveted band and a lamp. */
export function minermoleEgg(): string {
  const figure = new Figure();
  egg(figure, {
    color: EARTH,
    light: STAT.strength,
    behind: () => behindShell(figure),
    deco: shellMarkings(),
    over: shellGlints(),
    front: () => onShell(figure),
  });
  return figure.render();
}

/** The claws of both hands break through the shell; the lamp shines to the left. */
function behindShell(figure: Figure): void {
  diggerHand(figure, { x: 146, y: 262, scale: 0.66, rotation: 196 });
  diggerHand(figure, { x: 366, y: 262, scale: 0.66, rotation: -16 });
  lampBeam(figure, 216, 128, { length: 210, start: 24, end: 88, degrees: 188, opacity: 0.5 });
}

const shellMarkings = (): string =>
  PEBBLES.map(([x, y, r]) => fillPath(ellipse(x, y, r * 1.2, r), mix(EARTH, "#3a1f3a", 0.4), 0.8)).join("") +
  fillPath("M120 276Q256 326 392 276V316Q256 366 120 316Z", "#e3a84a") +
  strokePath("M120 276Q256 326 392 276M120 316Q256 366 392 316", 5, "#7a4420", 0.9) +
  fillPath(polygon("322 206, 338 178, 354 208, 340 238", 3), CYAN, 0.95) +
  fillPath(polygon("166 388, 180 362, 194 392, 180 410", 3), CYAN, 0.9);

const shellGlints = (): string =>
  `<g transform="translate(0 ${BAND_SAG})">${RIVETS.map(([x, y]) => rivet(x, y)).join("")}</g>`;

const rivet = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="8" fill="#6a3a1e"/><circle cx="${x - 2}" cy="${y - 2}" r="4" fill="#ffe9ad"/>`;

/** Helmet shell as a cap, lamp in front. */
function onShell(figure: Figure): void {
  figure.part(curve("150 176, 178 112, 256 76, 334 112, 362 176, 300 158, 256 154, 212 158", 0.95), {
    color: HELMET,
    depth: 18,
    over: strokePath("M300 90Q326 124 330 168", 8, "#c98a1f", 0.5),
  });
  figure.part(curve("128 190, 184 158, 256 148, 328 158, 384 190, 328 184, 256 176, 184 184", 0.9), {
    color: BRIM,
    depth: 7,
  });
  lamp(figure, 226, 122, 34);
}
