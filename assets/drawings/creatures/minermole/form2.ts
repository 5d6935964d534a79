import { Figure } from "../../../kit/figure.ts";
import { shadow } from "../../../kit/light.ts";
import { LINE } from "../../../kit/palette.ts";
import { ellipse, rect } from "../../../kit/path.ts";
import { curve, discs, tube } from "../parts/shapes.ts";
import { fillPath, strokePath } from "../parts/surface.ts";
import { arm, BELLY, CYAN, diggerHand, FUR, foot, SKIN, STEEL, WOOD } from "./body.ts";
import { face, helmet, lampBeam } from "./head.ts";

/** Minermole, young: pickaxe on the back, buck teeth. */
export function minermoleForm2(): string {
  const figure = new Figure();
  shadow(figure, 262, 460, 176, 26);
  tail(figure);
  pickaxe(figure, { x: 356, y: 226, rotation: 34, scale: 1.02 });
  foot(figure, 312, 458, 42, true);
  body(figure);
  foot(figure, 212, 464, 44);
  arm(figure, discs("330 284 30, 374 306 28, 396 334 26"));
  diggerHand(figure, { x: 400, y: 340, scale: 1.02, rotation: 40 });
  face(figure, { x: 226, y: 234, scale: 0.98, form: 2 });
  lampBeam(figure, 150, 116, { length: 150, start: 22, end: 84, degrees: 182 });
  helmet(figure, { x: 232, y: 138, scale: 1, form: 2 });
  arm(figure, discs("206 338 32, 156 360 29, 124 368 27"), { blend: true });
  diggerHand(figure, { x: 116, y: 370, scale: 1.08, rotation: 156 });
  return figure.fit({ pad: 16, ground: 474 }).render();
}

function tail(figure: Figure): void {
  figure.part(tube("352 424 13, 404 436 9, 436 412 6"), { color: SKIN });
}

function body(figure: Figure): void {
  figure.part(
    curve(`
      142 392, 150 300, 196 226, 268 200, 340 232, 380 318, 378 402, 326 446, 252 454,
      180 444
    `),
    {
      color: FUR,
      depth: 34,
      over:
        fillPath(ellipse(238, 410, 80, 62), BELLY, 0.85, figure.blur(8)) +
        // strap of the pickaxe
        strokePath("M356 244Q300 334 110 384", 20, LINE) +
        strokePath("M356 244Q300 334 110 384", 13, "#8a5a3f") +
        strokePath("M353 242Q297 330 110 380", 3, "#d29a6a", 0.8),
    },
  );
}

/** Pickaxe, local origin = middle of the handle. */
function pickaxe(
  figure: Figure,
  { x, y, rotation, scale = 1 }: { x: number; y: number; rotation: number; scale?: number },
): void {
  figure.at({ x, y, rotation, scale }, () => {
    figure.part(rect(-11, -120, 22, 236, 8), { color: WOOD, depth: 8 });
    figure.part(curve("-104 -88 c, -48 -136, 0 -146, 48 -136, 104 -88 c, 46 -106, 0 -112, -46 -106", 0.9), {
      color: CYAN,
      material: "metal",
      depth: 10,
    });
    figure.part(rect(-19, -150, 38, 44, 8), { color: STEEL, material: "metal", depth: 8 });
  });
}
