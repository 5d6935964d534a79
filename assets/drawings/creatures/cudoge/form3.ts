import { Figure } from "../../../kit/figure.ts";
import { aura, halo, shadow, sparks } from "../../../kit/light.ts";
import { ellipse } from "../../../kit/path.ts";
import { curve, discs, tube } from "../parts/shapes.ts";
import { drawGlowLine, fillPath, GOLD, strokePath } from "../parts/surface.ts";
import {
  bracelet,
  COAT,
  COIN,
  COPPER,
  CREAM,
  coilTail,
  coin,
  EMBER,
  nearPaw,
  pawLeg,
  VERDIGRIS,
} from "./body.ts";
import { head } from "./head.ts";

/** Cudoge, final: guardian hound with plates, gauntlets and a double coil. */
export function cudogeForm3(): string {
  const figure = new Figure();
  aura(figure, "#ffa648", { cx: 266, cy: 240, r: 244, rays: 11 });
  shadow(figure, 272, 462, 200, 26, 0.55);
  doubleCoil(figure);
  pawLeg(figure, 214, 340, 446, 54, { isFar: true });
  pawLeg(figure, 346, 350, 446, 54, { isFar: true });
  trunk(figure);
  backPlates(figure);
  pawLeg(figure, 388, 338, 462, 66);
  bracelet(figure, 387, 396, 66, 30);
  pawLeg(figure, 272, 344, 464, 62);
  bracelet(figure, 271, 398, 62, 30);
  treasure(figure);
  raisedPaw(figure);
  ruff(figure);
  chestPlate(figure);
  head(figure, { x: 164, y: 180, scale: 0.88, form: 3 });
  discharge(figure);
  sparks(figure, discs("34 110 13, 478 92 13, 28 370 10, 490 350 11, 172 24 9"), GOLD);
  sparks(figure, discs("30 200 9, 440 60 10, 486 430 9"), EMBER);
  halo(figure, 400, 170, 70, GOLD, 0.35);
  return figure.fit({ pad: 14, ground: 474 }).render();
}

/** Double coil: two spirals that separate above the rump. */
function doubleCoil(figure: Figure): void {
  coilTail(
    figure,
    discs("392 330 22, 416 280 22, 398 222 21"),
    { cx: 352, cy: 128, outer: 66, inner: 10, turns: 1.45, startDegrees: 50, startWidth: 19, endWidth: 10 },
    [0.4, 0.52, 0.64],
  );
  coilTail(
    figure,
    discs("376 344 23, 420 342 23, 458 316 22"),
    { cx: 430, cy: 228, outer: 64, inner: 9, turns: 1.36, startDegrees: 36, startWidth: 20, endWidth: 10 },
    [0.27, 0.37, 0.47],
  );
}

/** Trunk: chest high, back sloping to the rump. */
function trunk(figure: Figure): void {
  figure.part(
    curve(`
      136 300, 154 222, 214 186, 284 204, 356 252, 416 292, 432 350, 396 398, 312 394,
      236 408, 168 380
    `),
    {
      color: COAT,
      depth: 28,
      deco: fillPath(
        curve("110 270, 190 300, 230 370, 310 392, 420 380, 340 440, 150 440"),
        CREAM,
        0.95,
        figure.blur(4),
      ),
    },
  );
}

/** Back plates. */
function backPlates(figure: Figure): void {
  for (const [x, y, rotation, scale] of [
    [388, 290, 34, 0.84],
    [340, 254, 26, 1],
    [290, 226, 18, 1.08],
  ] as const) {
    figure.at({ x, y, rotation, scale }, () => {
      figure.part(curve("-40 -6, -24 -34, 18 -36, 42 -8, 36 34 c, 0 48, -36 34 c", 0.9), {
        color: VERDIGRIS,
        material: "metal",
        depth: 10,
        over: strokePath("M-36 30Q0 44 36 30", 5, COPPER),
      });
    });
  }
}

/** Treasure coin under the raised paw. */
function treasure(figure: Figure): void {
  figure.part("M62 434A70 24 0 0 1 202 434V450A70 24 0 0 1 62 450Z", {
    color: "#c98a2e",
    material: "metal",
    depth: 8,
  });
  figure.part(ellipse(132, 434, 70, 24), {
    color: COIN,
    material: "metal",
    depth: 8,
    over: strokePath(ellipse(132, 434, 54, 17), 4, "#a86e22", 0.7),
  });
}

function raisedPaw(figure: Figure): void {
  figure.part(tube("196 330 34, 160 362 29, 140 398 25"), {
    color: COAT,
    depth: 14,
    occlusion: 0.3,
    fade: [212, 318, 172, 356],
  });
  nearPaw(figure, 132, 432, 64);
  figure.at({ x: 146, y: 384, rotation: 16 }, () => bracelet(figure, 0, -14, 60, 30));
}

/** Flame ruff. */
function ruff(figure: Figure): void {
  figure.part(
    curve(
      `
      66 250 c, 100 222, 236 216, 292 244 c, 270 268, 298 298 c, 260 306, 270 348 c,
      230 336, 216 386 c, 186 352, 150 388 c, 136 342, 92 360 c, 100 316, 58 312 c, 86 280
    `,
      0.9,
    ),
    {
      color: CREAM,
      depth: 14,
      deco: fillPath("M40 330Q170 370 300 318V420H40Z", "#ffbe7a", 0.9, figure.blur(10)),
    },
  );
}

/** Chest plate with the treasure coin. */
function chestPlate(figure: Figure): void {
  figure.part(curve("108 288, 176 312, 250 282, 240 330, 184 362, 126 336", 0.9), {
    color: VERDIGRIS,
    material: "metal",
    depth: 9,
    over: strokePath("M112 298Q178 326 248 292", 7, COPPER),
  });
  coin(figure, 182, 334, 28);
}

/** Electric sparks between the coils. */
function discharge(figure: Figure): void {
  drawGlowLine(figure, "M426 132L440 114L438 136L456 122", GOLD, 4);
  drawGlowLine(figure, "M296 72L282 56L300 58L290 38", GOLD, 4);
  drawGlowLine(figure, "M486 160L500 146L498 166", GOLD, 4);
}
