import type { Figure } from "../../../kit/figure.ts";
import { poly } from "../../../kit/path.ts";
import { fillPath } from "../parts/markings.ts";
import { COPPER, VERDIGRIS } from "./colors.ts";
import { drips } from "./patina.ts";

/** Copper bracelet round a leg. */
export function bracelet(figure: Figure, x: number, y: number, width: number, height: number): void {
  figure.part(
    poly(
      [
        [x - width / 2, y],
        [x + width / 2, y],
        [x + width / 2 + 2, y + height],
        [x - width / 2 - 2, y + height],
      ],
      7,
    ),
    {
      color: COPPER,
      material: "metal",
      depth: 8,
      deco: fillPath(
        drips(x - width / 2 - 4, x + width / 2 + 4, y + 2, [height * 0.3, height * 0.7, height * 0.4]),
        VERDIGRIS,
      ),
    },
  );
}
