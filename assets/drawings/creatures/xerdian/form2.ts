import { Figure } from "../../../kit/figure.ts";
import { shadow, sparks } from "../../../kit/light.ts";
import { curve, curvePoints, discs, tube } from "../parts/shapes.ts";
import { BRASS } from "../parts/surface.ts";
import { BELLY, frontLip, LIGHT, pillarLeg, SKIN, shellDome } from "./body.ts";
import { tortoiseHead } from "./head.ts";

/** Xerdian, young: hexagon shell with shining seams. */
export function xerdianForm2(): string {
  const figure = new Figure();
  shadow(figure, 276, 488, 190, 24, 0.5);
  tail(figure);
  pillarLeg(figure, { x: 214, y: 466, width: 40, height: 92, isFar: true });
  pillarLeg(figure, { x: 352, y: 466, width: 40, height: 92, isFar: true });
  belly(figure);
  pillarLeg(figure, { x: 258, y: 488, width: 47, height: 106 });
  pillarLeg(figure, { x: 400, y: 484, width: 45, height: 104 });
  shell(figure);
  neck(figure);
  frontLip(figure, discs("182 262 6, 222 286 10, 240 334 11, 232 392 11"));
  rim(figure);
  tortoiseHead(figure, {
    x: 124,
    y: 230,
    scale: 1.14,
    mood: 0.32,
    form: 2,
    crystals: [
      { x: 4, y: -58, width: 22, height: 50, rotation: -6 },
      { x: 31, y: -48, width: 24, height: 62, rotation: 14 },
      { x: 55, y: -26, width: 22, height: 52, rotation: 34 },
    ],
  });
  sparks(figure, discs("440 180 12, 60 114 10, 478 300 9"), LIGHT);
  return figure.fit({ pad: 14, ground: 474 }).render();
}

function tail(figure: Figure): void {
  figure.part(tube("404 386 25, 450 402 16, 488 382 6", { cap1: "point" }), { color: SKIN, depth: 10 });
}

function belly(figure: Figure): void {
  figure.part(curve("150 384, 200 352, 380 352, 426 386, 404 428, 284 444, 176 428"), {
    color: BELLY,
    depth: 14,
  });
}

function shell(figure: Figure): void {
  shellDome(
    figure,
    curvePoints(`
      142 378, 148 300, 194 214, 282 176, 368 210, 424 292, 436 374, 372 398, 284 406,
      198 400
    `),
    { cx: 280, cy: 296, rx: 168, ry: 146, cell: 0.28, gap: 0.85 },
    { glow: 0.26 },
  );
}

function neck(figure: Figure): void {
  figure.part(tube("186 352 44, 156 322 44, 132 280 42"), {
    color: SKIN,
    depth: 16,
    over: `<path d="${curve("90 290, 120 300, 150 340, 196 400, 130 410, 80 330")}" fill="${BELLY}" opacity=".9"/>`,
  });
}

function rim(figure: Figure): void {
  figure.part(
    curve(
      `
      132 376, 200 398, 284 406, 372 398, 446 372, 442 398, 372 424, 284 430, 198 424,
      136 400
    `,
      0.9,
    ),
    {
      color: BRASS,
      material: "metal",
      depth: 9,
    },
  );
}
