import type { Figure } from "../../../kit/figure.ts";
import { blob } from "../../../kit/path.ts";
import { curvePoints, discs } from "../parts/point-lists.ts";
import { blossom } from "./blossom.ts";
import { PETAL, PETAL_LIGHT } from "./colors.ts";

/** The blossoms on the hem, three on each side; the middle one of each three has the full color. */
const HEM = discs("70 440 17, 116 424 14, 152 446 17, 442 440 17, 396 424 14, 360 446 17");

/** Leaf cape behind the body, long tips on the floor, blossoms on its hem. */
export function vineCape(figure: Figure): void {
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
