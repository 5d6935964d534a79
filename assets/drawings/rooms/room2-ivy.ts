import { whiter } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { leaf } from "../../kit/foliage.ts";
import { glowSpot } from "../../kit/light.ts";
import { blob } from "../../kit/path.ts";
import { itemAt, type Point } from "../../kit/points.ts";
import { ROOM2 } from "./room2-colors.ts";

const FIREFLIES = ["#7cf5ff", "#b8ff9a", "#fff0a8"] as const;

/** How low the vine hangs at x; over the door it lies on the beam. */
const sag = (x: number): number => (isOverDoor(x) ? 11 : 17 + Math.abs(Math.sin((x / 133) * Math.PI)) * 8);

/** Whether x is over the door, where no leaves hang, so that the sign of the door stays readable. */
const isOverDoor = (x: number): boolean => x > 30 && x < 98;

/** Ivy along the beam under the ceiling, with fireflies. */
export function drawIvy(figure: Figure, random: () => number): void {
  const vine: Point[] = [];
  for (let x = -6; x <= 806; x += 14) vine.push([x, sag(x)]);
  figure.raw(
    `<path d="${blob(vine, 1, false)}" fill="none" stroke="#1f4f4a" stroke-width="2"/>` +
      leaves(random) +
      fireflies(figure),
  );
}

/** The leaves that hang over a part of the wall. */
export function leaves(random: () => number, from = 2, to = 800): string {
  let out = "";
  for (let x = from; x < to; x += 9.5) {
    if (isOverDoor(x)) continue;
    const hangs = random() > 0.35;
    const length = 8 + random() * 4;
    const angle = (hangs ? 1 : -1) * (60 + random() * 60);
    const color = itemAt(ROOM2.leaves, Math.floor(random() * ROOM2.leaves.length));
    out += leaf(x, sag(x), length, 3, angle, color, 0.7);
  }
  return out;
}

const fireflies = (figure: Figure): string =>
  Array.from({ length: 20 }, (_, i) => {
    const x = 18 + i * 40.5;
    if (isOverDoor(x)) return "";
    const y = sag(x) + 6;
    const color = itemAt(FIREFLIES, i % FIREFLIES.length);
    return (
      glowSpot(figure, x, y, 6, color, 0.45, 4) +
      `<circle cx="${x}" cy="${y}" r="2" fill="${whiter(color, 0.55)}"/>`
    );
  }).join("");
