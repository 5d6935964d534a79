import type { Figure } from "../../kit/figure.ts";
import { blob, rect } from "../../kit/path.ts";
import { itemAt } from "../../kit/points.ts";
import { ROOM1 } from "./room1-colors.ts";

const SHELVES = [37, 68, 99] as const;
const BOOK_COLORS = ["#e0605e", "#4fb3bf", "#f0b35a", "#8f7be0", "#67b26f", "#e88fb0"] as const;

/** Three shelves of books, with flasks and an old helmet between them. */
export function drawBookshelf(figure: Figure, random: () => number): void {
  figure.part(rect(18, 30, 112, 100, 5), { color: ROOM1.wood, depth: 6, soft: 4 });
  for (const y of SHELVES)
    figure.raw(
      `<rect x="24" y="${y}" width="100" height="26" rx="2" fill="#3a2440"/>` +
        `<rect x="24" y="${y}" width="100" height="8" fill="#1d1030" opacity=".6"/>`,
    );
  drawBooks(figure, random, 27, SHELVES[0], 8);
  drawBooks(figure, random, 27, SHELVES[1], 4);
  drawBooks(figure, random, 86, SHELVES[2], 4);
  for (const [x, color] of [
    [74, "#63e6ff"],
    [92, "#8ef08a"],
    [110, "#ff9ad0"],
  ] as const) {
    figure.part(rect(x - 7, 74, 14, 20, 4), { color, material: "glow", depth: 4, occlusion: 0.2 });
    figure.part(rect(x - 5, 70, 10, 5, 1.5), { color: "#caa56a", depth: 2 });
  }
  drawHelmet(figure);
}

/** A row of books from `left` on, standing on the shelf that begins at `shelf`. */
function drawBooks(figure: Figure, random: () => number, left: number, shelf: number, count: number): void {
  let x = left;
  for (let i = 0; i < count; i++) {
    const width = 6 + random() * 5;
    const height = 17 + random() * 7;
    const color = itemAt(BOOK_COLORS, Math.floor(random() * BOOK_COLORS.length));
    figure.part(rect(x, shelf + 26 - height, width, height, 1.2), {
      color,
      depth: 3,
      occlusion: 0.2,
      inner: 0.8,
      over: `<rect x="${x}" y="${shelf + 30 - height}" width="${width}" height="2" fill="#fff" opacity=".55"/>`,
    });
    x += width + 0.6;
  }
}

function drawHelmet(figure: Figure): void {
  const helmet = blob([
    [30, 124],
    [34, 106],
    [46, 102],
    [58, 108],
    [60, 124],
  ]);
  figure.part(helmet, { color: "#e9e2ff", depth: 5 });
  figure.raw(
    '<circle cx="40" cy="113" r="3" fill="#2b1f45"/><circle cx="51" cy="113" r="3" fill="#2b1f45"/>',
  );
}
