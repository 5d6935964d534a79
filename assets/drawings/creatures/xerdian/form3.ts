import { mix } from "../../../kit/color.ts";
import { Figure } from "../../../kit/figure.ts";
import { aura, halo, shadow, sparks } from "../../../kit/light.ts";
import { blob } from "../../../kit/path.ts";
import type { Point } from "../../../kit/points.ts";
import { groundRing } from "../parts/crystal.ts";
import { curve, curvePoints, discs, polygon, tube } from "../parts/shapes.ts";
import { BRASS } from "../parts/surface.ts";
import { BELLY, frontLip, LIGHT, pillarLeg, SHELL, SKIN, type Spire, shellDome, spire } from "./body.ts";
import { tortoiseHead } from "./head.ts";

/** Xerdian, final: crystal city on the shell, engraved rim. */
export function xerdianForm3(): string {
  const figure = new Figure();
  aura(figure, LIGHT, { cx: 270, cy: 232, r: 238, rays: 11, ring: false });
  groundRing(figure, LIGHT, { cx: 274, cy: 480, rx: 222, dashed: true });
  shadow(figure, 276, 486, 210, 22, 0.55);
  groundLight(figure, 296, 478, 190, 0.5);
  tail(figure);
  pillarLeg(figure, { x: 296, y: 466, width: 42, height: 96, isFar: true, band: true, claw: LIGHT });
  pillarLeg(figure, { x: 370, y: 464, width: 40, height: 94, isFar: true, band: true, claw: LIGHT });
  belly(figure);
  pillarLeg(figure, { x: 208, y: 494, width: 55, height: 114, band: true, claw: LIGHT });
  pillarLeg(figure, { x: 420, y: 486, width: 50, height: 108, band: true, claw: LIGHT });
  crystalCity(figure);
  shell(figure);
  sockets(figure);
  neck(figure);
  frontLip(figure, discs("192 258 7, 238 284 12, 258 336 13, 250 398 13"));
  engravedRim(figure);
  collar(figure);
  tortoiseHead(figure, {
    x: 106,
    y: 188,
    scale: 1.16,
    rotation: 4,
    eyeSize: 1.05,
    mood: 0.58,
    form: 3,
    crystals: [
      { x: 8, y: -58, width: 27, height: 78, rotation: 0 },
      { x: 36, y: -46, width: 27, height: 70, rotation: 18 },
      { x: 58, y: -22, width: 22, height: 50, rotation: 38 },
    ],
    crystalsBehind: [{ x: -18, y: -58, width: 22, height: 50, rotation: -16 }],
  });
  sparks(figure, discs("40 80 12, 478 170 13, 214 50 10, 452 60 9, 36 340 10, 492 440 9"), LIGHT);
  return figure.fit({ pad: 14, ground: 478 }).render();
}

function tail(figure: Figure): void {
  figure.part(tube("424 378 28, 466 398 18, 498 370 6", { cap1: "point" }), { color: SKIN, depth: 10 });
  spire(figure, { x: 474, y: 386, width: 20, height: 40, rotation: 26, color: LIGHT });
}

function belly(figure: Figure): void {
  figure.part(curve("160 384, 206 352, 396 352, 442 386, 416 432, 294 448, 184 432"), {
    color: BELLY,
    depth: 14,
  });
}

function shell(figure: Figure): void {
  shellDome(
    figure,
    curvePoints(`
      150 378, 156 312, 204 240, 300 204, 394 236, 444 306, 454 374, 386 398, 298 406,
      210 400
    `),
    { cx: 298, cy: 308, rx: 172, ry: 134, cell: 0.27, gap: 0.82 },
    { glow: 0.55 },
  );
}

/** Gold sockets with small crystals in front. */
function sockets(figure: Figure): void {
  socket(figure, 252, 256, 50, -12);
  socket(figure, 396, 264, 56, 16);
  socket(figure, 324, 244, 50, 2);
}

function socket(figure: Figure, x: number, y: number, height: number, rotation: number): void {
  spire(figure, { x, y, width: 28, height, rotation, color: LIGHT });
  const outline: Point[] = [
    [x - 24, y - 4],
    [x, y + 4],
    [x + 24, y - 4],
    [x + 20, y + 12],
    [x, y + 18],
    [x - 20, y + 12],
  ];
  figure.part(blob(outline, 0.9), { color: BRASS, material: "metal", depth: 5 });
}

/** Raised neck. */
function neck(figure: Figure): void {
  const belly = curve("80 230, 112 262, 146 324, 196 400, 140 420, 76 330");
  figure.part(tube("200 356 52, 158 314 50, 126 246 42, 116 212 40"), {
    color: SKIN,
    depth: 17,
    over:
      `<path d="${belly}" fill="${BELLY}" opacity=".9"/>` +
      '<path d="M96 292L132 282M110 326L148 312M130 358L170 342" stroke="#8fb98a" stroke-width="4"' +
      ' stroke-linecap="round"/>',
  });
}

function engravedRim(figure: Figure): void {
  const rim = curve(
    `
      138 372, 208 396, 298 404, 388 396, 466 368, 464 402, 390 430, 298 438, 206 430,
      140 404
    `,
    0.9,
  );
  figure.part(rim, { color: BRASS, material: "metal", depth: 9, over: engraving() });
}

/** Twelve chevrons along the rim, whose line bows down in the middle. */
const engraving = (): string =>
  Array.from({ length: 12 }, (_, i) => {
    const x = 156 + i * 26;
    const y = 419 - ((x - 300) / 40) ** 2 * 1.7;
    return (
      `<path d="M${x - 11} ${y + 6}L${x} ${y - 7}L${x + 11} ${y + 6}" fill="none" stroke="#7a4a1f"` +
      ` stroke-width="4" stroke-linejoin="round" opacity=".75"/>`
    );
  }).join("");

/** Gold collar with a light. */
function collar(figure: Figure): void {
  figure.part(curve("76 262, 114 272, 160 250, 176 226, 186 246, 168 276, 116 298, 78 286", 0.9), {
    color: BRASS,
    material: "metal",
    depth: 8,
  });
  figure.part(polygon("106 268, 122 284, 108 310, 92 286", 3), {
    color: LIGHT,
    material: "glow",
    depth: 5,
    occlusion: 0.2,
  });
}

/** Soft light from the seams on the floor. */
const groundLight = (figure: Figure, cx: number, cy: number, rx: number, opacity: number): Figure =>
  figure.raw(
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${rx * 0.16}" fill="${LIGHT}" opacity="${opacity}"` +
      ` ${figure.blur(10)}/>`,
  );

type Building = Omit<Spire, "color">;

const BACK: readonly Building[] = [
  { x: 270, y: 240, width: 40, height: 118, rotation: -13 },
  { x: 412, y: 262, width: 38, height: 112, rotation: 24 },
  { x: 378, y: 244, width: 44, height: 158, rotation: 13 },
];
const FRONT: readonly Building[] = [
  { x: 302, y: 236, width: 46, height: 154, rotation: -4, windows: 4 },
  { x: 342, y: 236, width: 52, height: 204, rotation: 4, windows: 6 },
];

/** The crystal city that grows out of the shell of the final form. */
function crystalCity(figure: Figure): void {
  halo(figure, 326, 170, 150, LIGHT, 0.5);
  for (const building of BACK) spire(figure, { ...building, color: mix(LIGHT, SHELL, 0.42) });
  for (const building of FRONT) spire(figure, { ...building, color: mix(LIGHT, SHELL, 0.12) });
}
