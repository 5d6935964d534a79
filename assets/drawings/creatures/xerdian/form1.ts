import { Figure } from "../../../kit/figure.ts";
import { shadow } from "../../../kit/light.ts";
import { curve, curvePoints, discs, tube } from "../parts/shapes.ts";
import { BRASS } from "../parts/surface.ts";
import { BELLY, frontLip, pillarLeg, SKIN, shellDome } from "./body.ts";
import { tortoiseHead } from "./head.ts";

/** Xerdian, baby: big head, button shell. */
export function xerdianForm1(): string {
  const figure = new Figure();
  shadow(figure, 272, 466, 132, 18, 0.5);
  tail(figure);
  pillarLeg(figure, { x: 222, y: 452, width: 26, height: 56, isFar: true });
  pillarLeg(figure, { x: 326, y: 452, width: 26, height: 56, isFar: true });
  belly(figure);
  pillarLeg(figure, { x: 256, y: 466, width: 32, height: 66 });
  pillarLeg(figure, { x: 352, y: 464, width: 31, height: 64 });
  shell(figure);
  neck(figure);
  frontLip(figure, discs("236 316 5, 260 338 7, 268 372 8, 258 404 8"));
  rim(figure);
  tortoiseHead(figure, {
    x: 202,
    y: 250,
    scale: 1.46,
    eyeSize: 1.36,
    mood: 0.03,
    form: 1,
    crystals: [
      { x: 6, y: -57, width: 18, height: 26, rotation: -4 },
      { x: 31, y: -49, width: 19, height: 31, rotation: 13 },
      { x: 52, y: -32, width: 16, height: 25, rotation: 32 },
    ],
  });
  return figure.fit({ pad: 14, ground: 468 }).render();
}

function tail(figure: Figure): void {
  figure.part(tube("362 406 17, 394 410 11, 416 394 4", { cap1: "point" }), { color: SKIN, depth: 8 });
}

function belly(figure: Figure): void {
  figure.part(curve("190 396, 236 378, 344 378, 382 398, 356 432, 282 442, 206 430"), {
    color: BELLY,
    depth: 9,
  });
}

/** Button shell. */
function shell(figure: Figure): void {
  shellDome(
    figure,
    curvePoints(`
      190 396, 200 332, 240 282, 294 266, 346 286, 378 338, 386 396, 340 410, 290 414,
      236 410
    `),
    { cx: 286, cy: 334, rx: 110, ry: 100, cell: 0.36, gap: 0.85 },
    { glow: 0.25, depth: 22 },
  );
}

/** Neck with belly patch. */
function neck(figure: Figure): void {
  figure.part(tube("232 372 30, 216 348 33, 204 318 36"), {
    color: SKIN,
    depth: 11,
    over: `<ellipse cx="192" cy="366" rx="24" ry="34" fill="${BELLY}" opacity=".9"/>`,
  });
}

function rim(figure: Figure): void {
  figure.part(
    curve(
      `
      184 390, 236 404, 290 408, 344 404, 394 388, 390 408, 344 424, 290 428, 236 424,
      188 408
    `,
      0.9,
    ),
    {
      color: BRASS,
      material: "metal",
      depth: 7,
    },
  );
}
