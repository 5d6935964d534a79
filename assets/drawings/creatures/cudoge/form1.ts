import { Figure } from "../../../kit/figure.ts";
import { shadow } from "../../../kit/light.ts";
import { curve } from "../parts/shapes.ts";
import { fillPath } from "../parts/surface.ts";
import { COAT, CREAM, coilTail, coin, nearPaw, pawLeg, VERDIGRIS } from "./body.ts";
import { head } from "./head.ts";

/** Cudoge, baby: a sitting puppy with a thin curled tail. */
export function cudogeForm1(): string {
  const figure = new Figure();
  shadow(figure, 268, 458, 122, 20);
  // thin curl of a tail
  coilTail(
    figure,
    [
      [330, 430, 13],
      [372, 424, 13],
    ],
    { cx: 388, cy: 378, outer: 36, inner: 6, turns: 1.15, startDegrees: 70, startWidth: 12, endWidth: 7 },
    [],
  );
  // sitting body: far front leg, trunk, haunch, near front leg
  pawLeg(figure, 208, 370, 450, 36, { isFar: true });
  trunk(figure);
  haunch(figure);
  nearPaw(figure, 292, 460, 46);
  pawLeg(figure, 244, 376, 460, 38);
  head(figure, { x: 216, y: 246, scale: 1.08, form: 1 });
  ribbon(figure);
  coin(figure, 206, 376, 17);
  return figure.fit({ pad: 14, ground: 474 }).render();
}

function trunk(figure: Figure): void {
  figure.part(curve("184 352, 210 300, 280 292, 334 334, 366 392, 352 444, 292 456, 214 448"), {
    color: COAT,
    depth: 20,
    deco: fillPath(curve("170 330, 226 330, 252 380, 240 440, 200 470, 160 420"), CREAM, 1),
  });
}

function haunch(figure: Figure): void {
  figure.part(curve("282 400, 312 372, 352 384, 368 424, 346 456, 292 456"), {
    color: COAT,
    depth: 12,
    occlusion: 0.2,
    fade: [300, 366, 318, 410],
  });
}

/** Thin ribbon with a first coin. */
function ribbon(figure: Figure): void {
  figure.part(curve("168 344, 216 358, 268 342, 270 356, 216 374, 168 358", 0.9), {
    color: VERDIGRIS,
    depth: 5,
  });
}
