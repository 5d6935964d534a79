import type { Figure } from "../../kit/figure.ts";
import { rect } from "../../kit/path.ts";
import { itemAt } from "../../kit/points.ts";
import { ROOM1 } from "./room1-colors.ts";

const LEFT = 18;
const WIDTH = 100;
/** Upper edges of the two niches. */
const NICHES = [23, 50] as const;
const NICHE_HEIGHT = 24;
const BOOK_COLORS = ["#e0605e", "#4fb3bf", "#f0b35a", "#8f7be0", "#67b26f", "#e88fb0"] as const;

/** Two shelves built into the wall: books, flasks and a succulent. */
export function drawBookshelf(figure: Figure, random: () => number): void {
  figure.part(rect(LEFT, 18, WIDTH, 61, 5), { color: ROOM1.wood, depth: 5, soft: 4 });
  for (const y of NICHES)
    figure.raw(
      `<rect x="${LEFT + 5}" y="${y}" width="${WIDTH - 10}" height="${NICHE_HEIGHT}" rx="2" fill="#3a2440"/>` +
        `<rect x="${LEFT + 5}" y="${y}" width="${WIDTH - 10}" height="8" fill="#1d1030" opacity=".6"/>`,
    );
  const [upper, lower] = NICHES;
  drawBooks(figure, random, LEFT + 7, upper, 7);
  drawSucculent(figure, 101, upper + NICHE_HEIGHT);
  drawBooks(figure, random, LEFT + 7, lower, 4);
  for (const [x, color] of [
    [70, "#63e6ff"],
    [87, "#8ef08a"],
    [104, "#ff9ad0"],
  ] as const) {
    const foot = lower + NICHE_HEIGHT;
    figure.part(rect(x - 6.5, foot - 16, 13, 16, 4), { color, material: "glow", depth: 4, occlusion: 0.2 });
    figure.part(rect(x - 4.5, foot - 20, 9, 5, 1.5), { color: "#caa56a", depth: 2 });
  }
}

/** A row of books from `left` on, standing on the floor of the niche that begins at `top`. */
function drawBooks(figure: Figure, random: () => number, left: number, top: number, count: number): void {
  const foot = top + NICHE_HEIGHT;
  let x = left;
  for (let i = 0; i < count; i++) {
    const width = 5.5 + random() * 4.5;
    const height = 14 + random() * 6;
    const color = itemAt(BOOK_COLORS, Math.floor(random() * BOOK_COLORS.length));
    figure.part(rect(x, foot - height, width, height, 1.2), {
      color,
      depth: 3,
      occlusion: 0.2,
      inner: 0.8,
      over: `<rect x="${x}" y="${foot + 4 - height}" width="${width}" height="2" fill="#fff" opacity=".55"/>`,
    });
    x += width + 0.6;
  }
}

function drawSucculent(figure: Figure, x: number, foot: number): void {
  const leaves = [-150, -115, -90, -65, -30].map(
    (angle) =>
      `<ellipse cx="6" cy="0" rx="6" ry="2.4" transform="translate(${x} ${foot - 8}) rotate(${angle})" fill="#5fc96a" stroke="#1f4f4a" stroke-width=".9"/>`,
  );
  figure.raw(leaves.join(""));
  figure.part(rect(x - 6, foot - 9, 12, 9, 2), { color: ROOM1.terracotta, depth: 3, occlusion: 0.2 });
}
