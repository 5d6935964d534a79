import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";
import { ellipse } from "../../../kit/path.ts";
import { curve } from "../parts/point-lists.ts";
import { BEAK } from "./colors.ts";

/** Corvid beak: straight upper edge, small hook. Its root is about (160, 188). */
export function beak(figure: Figure): void {
  figure.part(curve("164 206, 120 210, 84 218, 70 224 c, 100 236, 144 238, 176 224"), {
    color: mix(BEAK, "#8a3d3d", 0.3),
    depth: 8,
  });
  figure.part(
    curve(`
      170 154, 132 156, 92 172, 58 198, 44 226 c, 84 214, 124 212, 160 216, 184 204,
      188 174
    `),
    { color: BEAK, depth: 13, highlight: 0.8 },
  );
  figure.raw(`<path d="${ellipse(140, 178, 9, 4.5, -24)}" fill="#6a3a1e"/>`);
}
