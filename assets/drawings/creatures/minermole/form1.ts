import { Figure } from "../../../kit/figure.ts";
import { shadow } from "../../../kit/light.ts";
import { ellipse } from "../../../kit/path.ts";
import { curve, tube } from "../parts/shapes.ts";
import { fillPath } from "../parts/surface.ts";
import { BELLY, diggerHand, FUR, foot, SKIN } from "./body.ts";
import { face, helmet, lampBeam } from "./head.ts";

/** Minermole, baby: a ball with a helmet that is too large. */
export function minermoleForm1(): string {
  const figure = new Figure();
  shadow(figure, 262, 460, 126, 22);
  tail(figure);
  foot(figure, 306, 458, 34, true);
  body(figure);
  foot(figure, 220, 464, 36);
  diggerHand(figure, { x: 342, y: 366, scale: 0.62, rotation: 62, isFar: true });
  face(figure, { x: 246, y: 316, scale: 0.98, form: 1 });
  lampBeam(figure, 168, 186, { length: 120, start: 18, end: 54, degrees: 186, opacity: 0.5 });
  helmet(figure, { x: 256, y: 204, scale: 1.04, rotation: -5, form: 1 });
  diggerHand(figure, { x: 162, y: 398, scale: 0.66, rotation: 152 });
  return figure.fit({ pad: 14, ground: 474 }).render();
}

function tail(figure: Figure): void {
  figure.part(tube("356 418 9, 386 420 7, 404 402 5"), { color: SKIN, depth: 5 });
}

/** One ball: head and body together. */
function body(figure: Figure): void {
  figure.part(
    curve(`
      134 340, 150 262, 204 214, 276 210, 340 250, 368 326, 356 398, 304 444, 226 450,
      162 416
    `),
    {
      color: FUR,
      depth: 32,
      over: fillPath(ellipse(232, 420, 70, 44), BELLY, 0.85, figure.blur(8)),
    },
  );
}
