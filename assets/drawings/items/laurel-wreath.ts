import type { Figure } from "../../kit/figure.ts";
import { blob } from "../../kit/path.ts";
import { GOLD } from "./item-figure.ts";
import { onCircle } from "./ring-shapes.ts";

const PAIRS_PER_SIDE = 7;

/** A golden wreath, open at the top: leaves in pairs up both sides. */
export function drawLaurelWreath(figure: Figure): void {
  for (const side of [-1, 1]) for (let i = 0; i < PAIRS_PER_SIDE; i++) drawPair(figure, side, i);
}

/** A small leaf that points inward under a larger one that points outward. */
function drawPair(figure: Figure, side: number, index: number): void {
  const degrees = 90 - side * (22 + index * 21);
  const [x, y] = onCircle(128, 126, 74, degrees);
  const length = 30 - index * 1.6;
  const color = index % 2 ? "#ffc53d" : GOLD;
  figure.at({ x, y, rotation: degrees - side * 112 }, () => drawLeaf(figure, length * 0.78, color));
  figure.at({ x, y, rotation: degrees - side * 52 }, () => drawLeaf(figure, length, color));
}

function drawLeaf(figure: Figure, length: number, color: string): void {
  const blade = blob([
    [-3, 0, "c"],
    [length * 0.4, -length * 0.3],
    [length, 0, "c"],
    [length * 0.4, length * 0.3],
  ]);
  figure.part(blade, {
    color,
    depth: 5,
    occlusion: 0.25,
    over: `<path d="M0 0H${length * 0.8}" stroke="#a8702a" stroke-width="1.8" opacity=".7"/>`,
  });
}
