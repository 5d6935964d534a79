import { Figure } from "../../../kit/figure.ts";
import { aura, shadow, sparks } from "../../../kit/light.ts";
import { LINE, STAT } from "../../../kit/palette.ts";
import { blob, ellipse } from "../../../kit/path.ts";
import type { Point, TubePoint } from "../../../kit/points.ts";
import { taper } from "../../../kit/tube.ts";
import { curve, curvePoints, discs } from "../parts/shapes.ts";
import { BRASS, eyeGlow, GOLD_LIGHT } from "../parts/surface.ts";
import {
  BELLY,
  foot,
  GREEN,
  heart,
  leafArm,
  PETAL,
  PETAL_DEEP,
  PETAL_LIGHT,
  ruff,
  topLeaves,
} from "./body.ts";
import { face } from "./face.ts";

/** Hugbloom, final: double ruff, vine cape, arms as big as the body. */
export function hugbloomForm3(): string {
  const figure = new Figure();
  aura(figure, STAT.stamina, { cx: 258, cy: 230, r: 240, rays: 11 });
  shadow(figure, 264, 464, 190, 20, 0.5);
  vineCape(figure);
  foot(figure, 304, 470, 40, true);
  foot(figure, 208, 476, 43);
  leafArms(figure);
  body(figure);
  necklace(figure);
  doubleRuff(figure);
  face(figure, { cx: 254, cy: 192, radius: 90, eyeSize: 1.06, mood: 0.4 });
  eyeGlow(figure, 218, 187, 30, "#8dff9a");
  eyeGlow(figure, 286, 187, 30, "#8dff9a");
  topLeaves(figure, 256, 112, 1.08);
  stamenCrown(figure, 256, 106);
  pollenHearts(figure);
  sparks(figure, discs("186 14 9, 330 14 9, 40 96 9, 476 96 9"), GOLD_LIGHT);
  return figure.fit({ pad: 14, ground: 474 }).render();
}

/** Giant leaf arms, raised in a V. */
function leafArms(figure: Figure): void {
  const shared = {
    y: 330,
    stem: [66, -18],
    leaf: { length: 224, width: 68, rotation: -52, bend: -14 },
    stemWidth: 20,
  } as const;
  leafArm(figure, { ...shared, x: 322, rotation: -10, isFar: true });
  leafArm(figure, { ...shared, x: 190, rotation: 10, flip: true });
}

function body(figure: Figure): void {
  figure.part(curve("168 350, 186 288, 256 264, 326 288, 344 352, 332 422, 256 454, 180 422"), {
    color: GREEN,
    depth: 26,
    over: `<ellipse cx="252" cy="390" rx="64" ry="56" fill="${BELLY}" opacity=".95" ${figure.blur(4)}/>`,
  });
  heart(figure, 252, 402, 35, 0.75);
}

/** Gold necklace of seeds. */
function necklace(figure: Figure): void {
  figure.part(
    curve(
      `
      170 296, 212 326, 256 334, 300 326, 342 296, 340 314, 300 344, 256 352, 212 344,
      172 314
    `,
      0.9,
    ),
    {
      color: BRASS,
      material: "metal",
      depth: 6,
    },
  );
}

/** Double ruff: pointed outside, round inside. */
function doubleRuff(figure: Figure): void {
  ruff(figure, {
    cx: 256,
    cy: 188,
    count: 11,
    length: 156,
    width: 48,
    color: PETAL_DEEP,
    start: -90,
    pointed: true,
  });
  ruff(figure, { cx: 256, cy: 188, count: 11, length: 124, width: 38, color: PETAL_LIGHT, start: -74 });
}

/** Pollen hearts. */
function pollenHearts(figure: Figure): void {
  for (const [x, y, size] of discs("92 76 15, 424 76 15, 40 366 12, 474 366 12, 150 34 9, 366 34 9"))
    heart(figure, x, y, size, 0.5);
}

const BRIGHT_GOLD = "#ffd56a";

/** The stamens: where they leave the band and where they end, from the middle of the band; size of the knob. */
const STAMENS = [
  { rootX: -13.2, tipX: -46, tipY: -54, knob: 11 },
  { rootX: 13.2, tipX: 46, tipY: -54, knob: 11 },
  { rootX: 0, tipX: 0, tipY: -74, knob: 15 },
];

/** Gold crown: a band with three stamens. */
function stamenCrown(figure: Figure, cx: number, y: number): void {
  for (const { rootX, tipX, tipY, knob } of STAMENS) {
    const stalk: TubePoint[] = [
      [cx + rootX, y, 8],
      [cx + (rootX + tipX) / 2, y + tipY * 0.55, 7],
      [cx + tipX, y + tipY + 6, 5.5],
    ];
    figure.part(taper(stalk), { color: BRASS, material: "metal", depth: 5 });
    figure.part(ellipse(cx + tipX, y + tipY, knob), { color: BRIGHT_GOLD, material: "metal", depth: 6 });
  }
  const band: Point[] = [
    [cx - 44, y + 2],
    [cx, y - 12],
    [cx + 44, y + 2],
    [cx + 40, y + 18],
    [cx, y + 6],
    [cx - 40, y + 18],
  ];
  figure.part(blob(band, 0.9), { color: BRIGHT_GOLD, material: "metal", depth: 6 });
}

/** The blossoms on the hem, three on each side; the middle one of each three has the full color. */
const HEM = discs("70 440 17, 116 424 14, 152 446 17, 442 440 17, 396 424 14, 360 446 17");

/** Leaf cape behind the body, long tips on the floor, blossoms on its hem. */
function vineCape(figure: Figure): void {
  const cape = curvePoints(`
      190 280, 256 262, 322 280, 384 336, 428 398, 474 458 c, 420 450, 374 470 c, 320 450,
      256 470 c, 192 450, 138 470 c, 92 450, 38 458 c, 84 398, 128 336
    `);
  figure.part(blob(cape, 0.9), {
    color: "#43a878",
    depth: 16,
    over:
      '<path d="M162 330Q118 390 74 442M350 330Q394 390 438 442M184 360Q160 420 142 458M328 360Q352 420 370 458"' +
      ' stroke="#1f6f58" stroke-width="5" fill="none" stroke-linecap="round" opacity=".7"/>',
  });
  for (const [i, [x, y, radius]] of HEM.entries())
    blossom(figure, x, y, radius, i % 3 === 1 ? PETAL : PETAL_LIGHT);
}

const PETALS = 5;

/** Small decorative flower, without shading. */
function blossom(figure: Figure, x: number, y: number, radius: number, color: string): void {
  const petals = Array.from({ length: PETALS }, (_, i) => {
    const angle = (((i * 360) / PETALS - 90) * Math.PI) / 180;
    const reach = radius * 0.62;
    return ellipse(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, radius * 0.52);
  }).join("");
  figure.raw(
    `<path d="${petals}" fill="${LINE}" stroke="${LINE}" stroke-width="6"/><path d="${petals}" fill="${color}"/>` +
      `<circle cx="${x}" cy="${y}" r="${radius * 0.36}" fill="${BRASS}"/>` +
      `<circle cx="${x - radius * 0.1}" cy="${y - radius * 0.12}" r="${radius * 0.14}" fill="#fff6d0"/>`,
  );
}
