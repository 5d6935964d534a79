import { Figure } from "../../../kit/figure.ts";
import { shadow, sparks } from "../../../kit/light.ts";
import { discs, tube } from "../parts/shapes.ts";
import { backFin, claw, FIN, leg, SKIN, streaks, tailLeaf, trunk } from "./body.ts";
import { head } from "./head.ts";

/** Cvxling, young: body and tail in one C, speed streaks behind. */
export function cvxlingForm2(): string {
  const figure = new Figure();
  shadow(figure, 262, 460, 158, 22);
  streaks(
    figure,
    [
      [404, 206, 60],
      [446, 250, 28],
      [440, 306, 34, 4],
      [430, 350, 46],
      [396, 388, 56],
    ],
    FIN,
  );
  backFins(figure);
  leg(figure, 318, 450, 0.94, true);
  trunk(
    figure,
    discs(`
      206 196 42, 274 226 52, 316 292 57, 296 360 52, 228 396 38, 154 404 25, 96 384 14,
      72 344 8
    `),
    { plates: [0.2, 0.28, 0.36, 0.44, 0.52, 0.6, 0.68, 0.76, 0.84] },
  );
  tailLeaf(figure, { x: 74, y: 348, rotation: -104, scale: 0.86 });
  leg(figure, 254, 466, 1, false);
  arm(figure);
  head(figure, { x: 172, y: 176, scale: 0.96, form: 2 });
  sparks(figure, discs("56 110 11, 456 160 11, 444 420 9"), FIN);
  return figure.fit({ pad: 16, ground: 474 }).render();
}

function backFins(figure: Figure): void {
  for (const [x, y, rotation, length, width] of [
    [316, 212, -26, 96, 56],
    [356, 272, -2, 92, 56],
    [356, 336, 22, 84, 52],
  ] as const) {
    backFin(figure, { x, y, rotation, length, width });
  }
}

function arm(figure: Figure): void {
  figure.part(tube("246 276 19, 204 306 17, 172 296 13"), { color: SKIN, depth: 8 });
  claw(figure, 160, 294, 18);
}
