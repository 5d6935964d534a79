import { Figure } from "../../../kit/figure.ts";
import { shadow } from "../../../kit/light.ts";
import { curve, tube } from "../parts/shapes.ts";
import { fillPath, strokePath } from "../parts/surface.ts";
import { BELLY, BELLY_LINE, backFin, claw, leg, SKIN, tailLeaf } from "./body.ts";
import { head } from "./head.ts";

/** Cvxling, baby: round body, stubby ears. */
export function cvxlingForm1(): string {
  const figure = new Figure();
  shadow(figure, 262, 460, 112, 20);
  curledTail(figure);
  backFin(figure, { x: 344, y: 356, rotation: -14, length: 46, width: 40 });
  leg(figure, 306, 458, 0.72, true);
  body(figure);
  leg(figure, 262, 466, 0.76, false);
  arm(figure);
  head(figure, { x: 226, y: 222, scale: 1.06, form: 1 });
  return figure.fit({ pad: 14, ground: 474 }).render();
}

/** Tail curls forward under the body: the first small C. */
function curledTail(figure: Figure): void {
  figure.part(tube("326 410 22, 336 444 18, 270 452 15, 200 446 12, 168 424 7"), { color: SKIN, depth: 9 });
  tailLeaf(figure, { x: 168, y: 426, rotation: 222, scale: 0.56 });
}

function body(figure: Figure): void {
  figure.part(curve("196 350, 222 306, 282 296, 334 330, 352 388, 330 434, 268 446, 212 424"), {
    color: SKIN,
    depth: 20,
    over:
      fillPath(curve("180 340, 238 338, 266 380, 254 430, 220 460, 170 420"), BELLY) +
      strokePath("M206 366q28 6 52 -4M208 394q28 6 54 -4M212 420q24 4 44 -6", 3.6, BELLY_LINE, 0.7),
  });
}

function arm(figure: Figure): void {
  figure.part(tube("252 348 15, 224 366 14, 206 360 11"), { color: SKIN, depth: 7 });
  claw(figure, 200, 358, 14);
}
