import { Figure } from "../../../kit/figure.ts";
import { shadow, sparks } from "../../../kit/light.ts";
import { curve, discs } from "../parts/shapes.ts";
import { fillPath } from "../parts/surface.ts";
import { bracelet, COAT, COPPER, CREAM, coilTail, coin, pawLeg, VERDIGRIS } from "./body.ts";
import { head } from "./head.ts";

/** Cudoge, young: collar, bracelet and a banded coil. */
export function cudogeForm2(): string {
  const figure = new Figure();
  shadow(figure, 268, 458, 172, 24);
  coilTail(
    figure,
    discs("356 304 22, 400 304 22, 440 284 21"),
    { cx: 412, cy: 208, outer: 66, inner: 10, turns: 1.4, startDegrees: 38, startWidth: 20, endWidth: 10 },
    [0.36, 0.47, 0.58, 0.69],
  );
  pawLeg(figure, 212, 340, 442, 46, { isFar: true });
  pawLeg(figure, 344, 340, 442, 46, { isFar: true });
  trunk(figure);
  pawLeg(figure, 366, 328, 458, 56);
  pawLeg(figure, 246, 340, 460, 54);
  bracelet(figure, 245, 400, 56, 26);
  collar(figure);
  head(figure, { x: 172, y: 228, scale: 1, form: 2 });
  coin(figure, 174, 356, 27);
  sparks(
    figure,
    [
      [486, 128, 11],
      [340, 160, 9],
    ],
    "#ffcf87",
  );
  return figure.fit({ pad: 16, ground: 474 }).render();
}

function trunk(figure: Figure): void {
  figure.part(
    curve(`
      168 320, 184 250, 240 226, 310 236, 374 262, 400 320, 376 374, 300 388, 220 392,
      176 366
    `),
    {
      color: COAT,
      depth: 24,
      deco: fillPath(
        curve("150 290, 206 300, 236 352, 300 376, 390 362, 340 420, 180 420"),
        CREAM,
        0.95,
        figure.blur(4),
      ),
    },
  );
}

/** Copper collar with patina. */
function collar(figure: Figure): void {
  figure.part(curve("124 300, 178 326, 250 296, 256 324, 180 354, 120 326", 0.9), {
    color: COPPER,
    material: "metal",
    depth: 8,
    deco: fillPath("M100 336q20 -14 40 4t44 2 74 -16v40H100z", VERDIGRIS),
  });
}
