import { mix } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { sparks } from "../../kit/light.ts";
import { LINE, STAT } from "../../kit/palette.ts";
import { blob, ellipse, poly } from "../../kit/path.ts";
import { GOLD, itemFigure } from "./item-figure.ts";
import { ellipseHole } from "./ring-shapes.ts";
import { spellPlate } from "./spell-plate.ts";

const SIDE_FUR = "#3f9c74";
const MAIN_FUR = "#4fb586";
const PALE_STEEL = "#c9c4ee";

/** Spell for stamina: three dog heads, three links, one lock. */
export function cerberusChain(): string {
  const figure = itemFigure();
  spellPlate(figure, STAT.stamina);
  drawChain(figure);
  figure.raw(`<circle cx="128" cy="150" r="70" fill="${STAT.stamina}" opacity=".5" ${figure.blur(20)}/>`);
  drawDogHead(figure, { x: 66, y: 152, scale: 0.68, rotation: -12, color: SIDE_FUR, dim: 0.22 });
  drawDogHead(figure, { x: 190, y: 152, scale: 0.68, rotation: 12, color: SIDE_FUR, dim: 0.22 });
  drawCollar(figure);
  drawDogHead(figure, { x: 128, y: 146, scale: 1.04, color: MAIN_FUR, lock: true });
  sparks(
    figure,
    [
      [202, 206, 10],
      [54, 210, 9],
      [128, 22, 9],
    ],
    STAT.stamina,
  );
  return figure.render();
}

/** Across the top: three links, and two that continue behind the side heads. */
function drawChain(figure: Figure): void {
  drawLink(figure, 62, 96, -58, PALE_STEEL);
  drawLink(figure, 194, 96, 58, PALE_STEEL);
  drawLink(figure, 92, 60, -32, GOLD);
  drawLink(figure, 164, 60, 32, GOLD);
  drawLink(figure, 128, 50, 0, PALE_STEEL);
}

function drawLink(figure: Figure, x: number, y: number, rotation: number, color: string): void {
  figure.at({ x, y, rotation }, () => {
    figure.part(ellipse(0, 0, 30, 19) + ellipseHole(0, 0, 17, 8), { color, material: "metal", depth: 6 });
  });
}

function drawCollar(figure: Figure): void {
  const band = blob(
    [
      [86, 186],
      [128, 204],
      [170, 186],
      [172, 206],
      [128, 228],
      [84, 206],
    ],
    0.9,
  );
  figure.part(band, { color: "#b82c48", depth: 6 });
  for (const [x, y] of [
    [98, 201],
    [128, 212],
    [158, 201],
  ] as const)
    figure.part(
      poly(
        [
          [x - 7, y + 5],
          [x, y - 11],
          [x + 7, y + 5],
        ],
        2,
      ),
      {
        color: GOLD,
        material: "metal",
        depth: 3,
        occlusion: 0.2,
      },
    );
}

interface DogHeadOptions {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Degrees. */
  readonly rotation?: number;
  readonly color: string;
  /** How far the head is darkened as part of the background, 0..1. */
  readonly dim?: number;
  /** Makes the nose a keyhole. */
  readonly lock?: boolean;
}

const skull = blob([
  [-46, -14],
  [-30, -38],
  [0, -44],
  [30, -38],
  [46, -14],
  [46, 14],
  [30, 42],
  [0, 54],
  [-30, 42],
  [-46, 14],
]);
const muzzle = blob([
  [-27, 16],
  [-15, 0],
  [15, 0],
  [27, 16],
  [25, 38],
  [0, 50],
  [-25, 38],
]);

/** A guard dog's head, front view: about 100 wide, centred on (x, y). */
function drawDogHead(figure: Figure, options: DogHeadOptions): void {
  const { x, y, scale = 1, rotation = 0, color, dim = 0, lock = false } = options;
  const tone = (near: string): string => (dim ? mix(near, "#1a1f3f", dim) : near);
  figure.at({ x, y, scale, rotation }, () => {
    for (const side of [-1, 1]) drawEar(figure, side, tone(color), tone("#ff9a8a"));
    figure.part(skull, { color: tone(color), depth: 15 });
    figure.part(muzzle, { color: tone("#d9f2c8"), depth: 9, occlusion: 0.3 });
    for (const side of [-1, 1]) figure.raw(glaringEye(side, tone("#fff3a0")));
    figure.raw(lock ? KEYHOLE_NOSE + FANGS : NOSE_AND_MOUTH);
  });
}

function drawEar(figure: Figure, side: number, color: string, inside: string): void {
  const innerEar = poly(
    [
      [side * 20, -36],
      [side * 37, -58, 4],
      [side * 44, -22],
    ],
    3,
  );
  figure.part(
    poly(
      [
        [side * 4, -34],
        [side * 38, -74, 6],
        [side * 52, -4],
      ],
      8,
    ),
    {
      color,
      depth: 7,
      over: `<path d="${innerEar}" fill="${inside}" opacity=".8"/>`,
    },
  );
}

const glaringEye = (side: number, color: string): string =>
  `<path d="M${side * 38} -20L${side * 10} -7L${side * 14} 2Q${side * 32} 2 ${side * 38} -20Z" fill="${LINE}"/>` +
  `<path d="M${side * 34} -15L${side * 14} -5L${side * 17} -1Q${side * 29} -3 ${side * 34} -15Z" fill="${color}"/>`;

const KEYHOLE_NOSE =
  `<circle cx="0" cy="13" r="10" fill="${LINE}"/><path d="M-4.5 16L-8 34H8L4.5 16Z" fill="${LINE}"/>` +
  '<circle cx="-3" cy="10" r="3" fill="#8f86c9"/>';

const FANGS =
  `<path d="M-20 33l4 9 5 -6M20 33l-4 9 -5 -6" fill="#ffffff" stroke="${LINE}" ` +
  'stroke-width="2.4" stroke-linejoin="round"/>';

const NOSE_AND_MOUTH =
  `<ellipse cx="0" cy="11" rx="9" ry="7" fill="${LINE}"/>` +
  `<path d="M-14 30Q0 38 14 30" stroke="${LINE}" stroke-width="3.4" fill="none"/>`;
