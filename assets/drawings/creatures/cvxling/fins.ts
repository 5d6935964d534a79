import type { Figure } from "../../../kit/figure.ts";
import { blob } from "../../../kit/path.ts";
import { strokePath } from "../parts/markings.ts";
import { curve } from "../parts/point-lists.ts";
import { FIN } from "./colors.ts";

/** Back fin, same blade without skin. */
export function backFin(
  figure: Figure,
  {
    x,
    y,
    rotation,
    length,
    width,
  }: { x: number; y: number; rotation: number; length: number; width: number },
): void {
  figure.at({ x, y, rotation }, () => {
    figure.part(
      blob([
        [-16, width * 0.4],
        [0, -width * 0.42],
        [length * 0.5, -width * 0.56],
        [length, -width * 0.3, "c"],
        [length * 0.66, width * 0.1],
        [length * 0.24, width * 0.48],
      ]),
      {
        color: FIN,
        depth: width * 0.24,
        over: strokePath(
          `M4 ${width * 0.04}Q${length * 0.5} ${-width * 0.2} ${length * 0.84} ${-width * 0.26}`,
          3,
          "#2f8fd8",
          0.5,
        ),
      },
    );
  });
}

/** Leaf-shaped tail end, origin = end of the tail, tip along +x. */
export function tailLeaf(
  figure: Figure,
  { x, y, rotation, scale = 1 }: { x: number; y: number; rotation: number; scale?: number },
): void {
  figure.at({ x, y, rotation, scale }, () => {
    figure.part(curve("-12 -8, 10 -34, 50 -44, 104 -18 c, 76 4, 92 34 c, 44 36, 8 22, -12 8", 0.95), {
      color: FIN,
      depth: 10,
      over: strokePath("M0 0Q40 -12 92 -17M26 -4L54 22M44 -10L70 -30", 3.4, "#2f8fd8", 0.55),
    });
  });
}
