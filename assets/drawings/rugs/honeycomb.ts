import { clipped } from "../../kit/fill.ts";
import { poly } from "../../kit/path.ts";
import { drawnRug } from "./rug-figure.ts";

const SIDE = 27;
const STEP = SIDE * Math.sqrt(3);

const hexagon = (x: number, y: number, side: number, stretch = 1): string =>
  poly(
    Array.from({ length: 6 }, (_, i) => {
      const turn = (i / 6) * Math.PI * 2;
      return [x + Math.cos(turn) * side * stretch, y + Math.sin(turn) * side] as const;
    }),
    side * 0.14,
  );

const EDGE = hexagon(0, 0, 184, 0.945);

/** Cells of honey, some of them open, and two bees. */
export function honeycomb(): string {
  return drawnRug(EDGE, (figure) => {
    const cells: string[] = [];
    for (let column = -5; column <= 5; column++)
      for (let row = -4; row <= 4; row++) {
        const [x, y] = [column * SIDE * 1.5, (row + (column % 2 === 0 ? 0 : 0.5)) * STEP];
        if (Math.hypot(x, y) > 172) continue;
        const kind = Math.abs(column * 7 + row * 5) % 6;
        const color = kind === 0 ? "#b8651f" : kind % 2 ? "#ffc23f" : "#ffb02e";
        cells.push(
          `<path d="${hexagon(x, y, SIDE - 1.5)}" fill="${color}"/>` +
            `<path d="${hexagon(x - 1, y - 1.5, SIDE - 8)}" fill="${kind === 0 ? "#8a4a1a" : "#ffd766"}"/>` +
            (kind === 0
              ? ""
              : `<path d="M${x - 12} ${y - 6}q6 -10 16 -10" fill="none" stroke="#fff3bf" stroke-width="4" stroke-linecap="round"/>`),
        );
      }
    return (
      `<path d="${EDGE}" fill="#6b3a1c"/><path d="${hexagon(0, 0, 176, 0.945)}" fill="#e39a2e"/>` +
      `<path d="${hexagon(0, 0, 163, 0.945)}" fill="#fff0b8"/>` +
      clipped(figure, hexagon(0, 0, 158, 0.945), `<path d="${EDGE}" fill="#8a4a1a"/>${cells.join("")}`) +
      bee(-52, -34, 1, -14) +
      bee(62, 44, -0.9, 10)
    );
  });
}

const bee = (x: number, y: number, size: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size} ${Math.abs(size) * 1.4})" stroke="#2b1a24" stroke-width="3" stroke-linejoin="round">` +
  '<path d="M-2 -16q-18 -26 -28 -10q-4 14 24 14zM8 -17q4 -28 20 -18q10 14 -14 20z" fill="#e8f6ff"/>' +
  '<ellipse rx="30" ry="19" fill="#ffd23f"/><path d="M-6 -18.500q-6 18 0 37M10 -18q-6 18 0 36" stroke-width="8" fill="none"/>' +
  '<circle cx="-19" cy="-4" r="3" fill="#2b1a24" stroke="none"/><path d="M-24 7q5 4 9 0" fill="none" stroke-linecap="round"/><path d="M-22 -16q-4 -10 -12 -9M-16 -18q0 -10 -6 -14" fill="none" stroke-linecap="round"/></g>';
