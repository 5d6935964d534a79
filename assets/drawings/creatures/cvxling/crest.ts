import type { Figure } from "../../../kit/figure.ts";
import { halo } from "../../../kit/light.ts";
import { fillPath } from "../parts/markings.ts";
import { polygon } from "../parts/point-lists.ts";
import { BOLT } from "./colors.ts";

/** Lightning crest on the forehead, swept back. */
export const crest = (
  figure: Figure,
  { x, y, scale, rotation = 0 }: { x: number; y: number; scale: number; rotation?: number },
): Figure =>
  figure.at({ x, y, scale, rotation }, () => {
    halo(figure, 10, -34, 74, BOLT, 0.5);
    figure.part(polygon("-26 8, -30 -34, -4 -26, 4 -92, 44 -30, 20 -34, 24 6, 0 16", 4), {
      color: BOLT,
      depth: 8,
      material: "glow",
      over: fillPath("M-22 2L-24 -26L0 -16L6 -70L10 -20L-6 -8Z", "#fff8d0", 0.75),
    });
  });
