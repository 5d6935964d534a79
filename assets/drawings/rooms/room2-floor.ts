import type { Figure } from "../../kit/figure.ts";
import { linearGradient } from "../../kit/fill.ts";
import { leaf } from "../../kit/foliage.ts";
import { poly } from "../../kit/path.ts";
import { itemAt } from "../../kit/points.ts";
import { CELL, ROOM_HEIGHT, ROOM_WIDTH, tileCorners, WALL_FOOT } from "./room-figure.ts";
import { ROOM2 } from "./room2-colors.ts";

/** Side of a tile, and how much its corners are cut. */
const SIZE = CELL - 2.4;
const CUT = 13;

/** Teal stone floor: octagons, diamonds on the corners of the cells, here and there a tuft of moss. */
export function drawFloor(figure: Figure, random: () => number): string {
  const base = linearGradient(figure, [
    [0, "#3c5c74"],
    [0.5, "#4d7289"],
    [1, "#375468"],
  ]);
  const tiles = tileCorners.map(({ x, y, row, column }) => {
    const chance = random();
    const [left, top] = [x + 1.2, y + 1.2];
    const moss = chance < 0.1 ? mossTuft(left + SIZE - 2, top + SIZE - 2, random) : "";
    return octagon(left, top, (row + column) % 2 === 1, chance) + moss;
  });
  return (
    `<rect y="${WALL_FOOT - 4}" width="${ROOM_WIDTH}" height="${ROOM_HEIGHT + 4 - WALL_FOOT}" fill="${base}"/>` +
    tiles.join("") +
    tileCorners.map(({ x, y }) => diamond(x, y)).join("")
  );
}

function octagon(x: number, y: number, isLight: boolean, chance: number): string {
  const [right, bottom] = [x + SIZE, y + SIZE];
  const outline = poly(
    [
      [x + CUT, y],
      [right - CUT, y],
      [right, y + CUT],
      [right, bottom - CUT],
      [right - CUT, bottom],
      [x + CUT, bottom],
      [x, bottom - CUT],
      [x, y + CUT],
    ],
    3,
  );
  return (
    `<path d="${outline}" fill="${isLight ? "#63899f" : "#2f4d66"}" opacity="${(0.17 + chance * 0.11).toFixed(2)}"/>` +
    `<path d="M${x + 1.6} ${bottom - CUT}V${y + CUT + 0.6}L${x + CUT + 0.6} ${y + 1.6}H${right - CUT}" fill="none" stroke="#9fd0d8" stroke-width="1.2" opacity=".2"/>` +
    `<path d="M${right - 0.6} ${y + CUT}V${bottom - CUT}L${right - CUT} ${bottom - 0.6}H${x + CUT}" fill="none" stroke="#152a45" stroke-width="1.6" opacity=".42"/>`
  );
}

const diamond = (x: number, y: number): string =>
  `<path d="M${x} ${y - 10}L${x + 10} ${y}L${x} ${y + 10}L${x - 10} ${y}Z" fill="#2c4a63" opacity=".75"/>` +
  `<path d="M${x - 8.4} ${y}L${x} ${y - 8.4}L${x + 8.4} ${y}" fill="none" stroke="#8fc0cc" stroke-width="1" opacity=".28"/>`;

function mossTuft(x: number, y: number, random: () => number): string {
  const dots = Array.from(
    { length: 6 },
    () =>
      `<circle cx="${(x - 9 + random() * 18).toFixed(1)}" cy="${(y - 5 + random() * 9).toFixed(1)}" r="${(1.2 + random() * 2).toFixed(1)}"/>`,
  );
  return `<g fill="#5a9f78" opacity=".5">${dots.join("")}</g>`;
}

/** A vine and a water pipe on the floor, right under the wall, each with its shadow. */
export function drawFloorPipes(figure: Figure): void {
  const pipe = (x: number, y: number, run: string, color: string): string =>
    `<path d="M${x} ${y + 2}${run}" stroke="#0f1c38" stroke-width="5" opacity=".7"/>` +
    `<path d="M${x} ${y}${run}" stroke="${color}" stroke-width="2.4"/>`;
  const leaves = [160, 200, 246, 306, 360, 412].map((x, i) =>
    leaf(x, 110 + (i % 2) * 2, 9, 3.4, i % 2 ? 40 : -40, itemAt(ROOM2.leaves, i % 4), 0.8),
  );
  figure.raw(
    `<g fill="none" stroke-linecap="round">${pipe(136, 104, "q80 16 170 6t130 -2", "#5fc96a")}` +
      `${pipe(566, 108, "q40 12 84 3t60 -2", ROOM2.pink)}</g>${leaves.join("")}`,
  );
}
