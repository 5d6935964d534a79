import type { Figure } from "../../../kit/figure.ts";
import { far } from "../../../kit/palette.ts";
import { blob } from "../../../kit/path.ts";
import { curve, tube } from "../parts/point-lists.ts";
import { BELLY, SKIN } from "./colors.ts";

/** A yellow paw, about `radius` in size. */
export const claw = (figure: Figure, x: number, y: number, radius: number, isFar = false): Figure =>
  figure.part(
    blob([
      [x - radius, y - radius * 0.2],
      [x - radius * 0.3, y - radius * 0.9],
      [x + radius * 0.8, y - radius * 0.5],
      [x + radius * 0.8, y + radius * 0.6],
      [x - radius * 0.2, y + radius * 0.8],
    ]),
    {
      color: isFar ? far(BELLY) : BELLY,
      depth: 5,
    },
  );

/** Short leg: thigh, shin, toes; (x, y) = ground under the heel. */
export function leg(figure: Figure, x: number, y: number, scale: number, isFar: boolean): void {
  figure.at({ x, y, scale }, () => {
    const skin = isFar ? far(SKIN) : SKIN;
    figure.part(tube("18 -78 30, 22 -48 23, 4 -18 15"), {
      color: skin,
      depth: 10,
      occlusion: isFar ? 0.4 : 0.15,
      fade: isFar ? null : [24, -110, 14, -62],
    });
    figure.part(curve("-40 -4, -28 -24, 6 -26, 20 -6, -8 2"), {
      color: isFar ? far(BELLY) : BELLY,
      depth: 6,
    });
  });
}
