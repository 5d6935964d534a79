import type { Figure } from "../../kit/figure.ts";
import { leaf, leafFan } from "../../kit/foliage.ts";
import { blob } from "../../kit/path.ts";
import { itemAt } from "../../kit/points.ts";

const TERRACOTTA = "#d07a55";

/** Sideways offset and length of each vine. */
const TRAILS = [
  [-9, 26],
  [8, 34],
] as const;

/** Hanging pot with trailing vines; y is the rim of the pot. */
export function drawHangingPlant(figure: Figure, x: number, y: number, leaves: readonly string[]): void {
  let out = `<path d="M${x} 13L${x - 12} ${y}M${x} 13L${x + 12} ${y}" stroke="#152440" stroke-width="1.6"/>`;
  for (const [dx, length] of TRAILS) {
    out += `<path d="M${x + dx * 0.6} ${y}q${dx * 0.8} ${length * 0.3} ${dx} ${length}" stroke="#2a6b58" stroke-width="1.5" fill="none"/>`;
    for (let i = 1; i <= 4; i++) {
      const px = x + dx * (0.6 + 0.25 * i) + (i % 2 ? -1 : 1);
      out += leaf(px, y + (length * i) / 4.2, 9, 3.2, i % 2 ? 150 : 30, itemAt(leaves, i % 3), 0.8);
    }
  }
  out += leafFan(
    x,
    y,
    [
      [-155, 15, 4],
      [-120, 18, 4.5],
      [-90, 19, 4.5],
      [-60, 18, 4.5],
      [-25, 15, 4],
    ],
    leaves,
  );
  figure.raw(out);
  figure.part(
    blob(
      [
        [x - 14, y, "c"],
        [x + 14, y, "c"],
        [x + 10, y + 11],
        [x, y + 15],
        [x - 10, y + 11],
      ],
      0.9,
    ),
    { color: TERRACOTTA, depth: 5, occlusion: 0.2 },
  );
}
