import type { Figure } from "../../../kit/figure.ts";
import { rect } from "../../../kit/path.ts";
import { curve } from "../parts/point-lists.ts";
import { CYAN, STEEL, WOOD } from "./colors.ts";

/** Pickaxe, local origin = middle of the handle. */
export function pickaxe(
  figure: Figure,
  { x, y, rotation, scale = 1 }: { x: number; y: number; rotation: number; scale?: number },
): void {
  figure.at({ x, y, rotation, scale }, () => {
    figure.part(rect(-11, -120, 22, 236, 8), { color: WOOD, depth: 8 });
    figure.part(curve("-104 -88 c, -48 -136, 0 -146, 48 -136, 104 -88 c, 46 -106, 0 -112, -46 -106", 0.9), {
      color: CYAN,
      material: "metal",
      depth: 10,
    });
    figure.part(rect(-19, -150, 38, 44, 8), { color: STEEL, material: "metal", depth: 8 });
  });
}
