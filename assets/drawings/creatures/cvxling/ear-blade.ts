import type { Figure } from "../../../kit/figure.ts";
import { blob } from "../../../kit/path.ts";
import { fillPath } from "../parts/markings.ts";
import { dimmed } from "../parts/tones.ts";
import { FIN, SKIN } from "./colors.ts";

/** An ear by its root, direction in degrees and size. */
export interface EarBlade {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly length: number;
  readonly width: number;
  readonly isFar?: boolean;
}

/** Ear: long scythe blade, local origin = root, tip along +x. */
export function earBlade(figure: Figure, { x, y, rotation, length, width, isFar = false }: EarBlade): void {
  const skin = isFar ? dimmed(SKIN, 0.26) : SKIN;
  figure.at({ x, y, rotation }, () => {
    figure.part(
      blob([
        [-16, width * 0.3],
        [-6, -width * 0.34],
        [length * 0.34, -width * 0.6],
        [length * 0.72, -width * 0.44],
        [length, 0.1 * width, "c"],
        [length * 0.7, width * 0.2],
        [length * 0.36, width * 0.46],
        [4, width * 0.56],
      ]),
      {
        color: skin,
        depth: width * 0.22,
        over: fillPath(
          blob([
            [10, width * 0.12],
            [length * 0.32, -width * 0.34],
            [length * 0.68, -width * 0.26],
            [length * 0.92, 0.04 * width, "c"],
            [length * 0.6, width * 0.14],
            [length * 0.3, width * 0.3],
          ]),
          isFar ? dimmed(FIN, 0.2) : FIN,
          0.9,
        ),
      },
    );
  });
}
