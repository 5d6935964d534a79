import type { Figure } from "../../kit/figure.ts";
import { leafFan } from "../../kit/foliage.ts";
import { contactShadow, glowSpot, spark } from "../../kit/light.ts";
import { blob, poly, rect } from "../../kit/path.ts";
import { bucket } from "./room-figure.ts";
import { ROOM2 } from "./room2-colors.ts";

/** Angle in degrees, length and width of each leaf. */
const LEAVES = [
  [-172, 40, 8],
  [-8, 38, 8],
  [-150, 48, 10],
  [-30, 46, 10],
  [-126, 40, 9],
  [-54, 38, 9],
] as const;

/** Where each bloom sits over the foot of the pot, how long its petals are, its color. */
const BLOOMS = [
  [-18, -84, 19, "#a787ff"],
  [21, -74, 17, "#5fc8ff"],
  [2, -108, 22, "#ff7fd0"],
] as const;

/** Moon-flower: a glowing night plant in a stone pot; (x, y) is the foot of the pot. */
export function drawMoonFlower(figure: Figure, x: number, y: number): void {
  figure.raw(contactShadow(figure, x + 4, y + 4, 34, 12));
  figure.raw(leafFan(x, y - 34, LEAVES, ROOM2.leaves));
  for (const [dx, dy, size, color] of BLOOMS) {
    figure.raw(stem(x, y - 36, x + dx, y + dy, y));
    drawBloom(figure, x + dx, y + dy, size, color);
  }
  figure.part(poly(bucket(x, y - 36, y, 22, 18), 5), {
    color: "#7d86a8",
    depth: 7,
    over: `<path d="${spark(x, y - 18, 9, 0.34)}" fill="#fff0c0" opacity=".8"/>`,
  });
  figure.part(rect(x - 25, y - 41, 50, 9, 3), { color: "#98a2c4", depth: 3 });
}

/** From the pot's rim to the bloom, bent a little to the left. */
function stem(fromX: number, fromY: number, toX: number, toY: number, foot: number): string {
  const bend = `${(fromX + toX) / 2 - 4} ${(foot + toY) / 2 - 10}`;
  const d = `M${fromX} ${fromY}Q${bend} ${toX} ${toY}`;
  return (
    `<path d="${d}" stroke="#1d4a44" stroke-width="4" fill="none"/>` +
    `<path d="${d}" stroke="#4f9c6a" stroke-width="2" fill="none"/>`
  );
}

function drawBloom(figure: Figure, x: number, y: number, size: number, color: string): void {
  const petal = blob([
    [0, 0, "c"],
    [size * 0.5, -size * 0.34],
    [size, 0, "c"],
    [size * 0.5, size * 0.34],
  ]);
  figure.raw(glowSpot(figure, x, y, size * 1.3, color, 0.38, 14));
  for (const rotation of [-160, -20, -128, -52, -90])
    figure.at({ x, y, rotation }, () => figure.part(petal, { color, depth: 4, occlusion: 0.2 }));
  figure.raw(`<circle cx="${x}" cy="${y - 2}" r="${size * 0.24}" fill="#fffbe0"/>`);
}
