import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";
import { far, LINE } from "../../../kit/palette.ts";
import { blob } from "../../../kit/path.ts";
import { strokePath } from "../parts/markings.ts";
import { COAT, CREAM, TOE } from "./colors.ts";

/** A leg with a soft cream paw, from `top` to `ground`; near legs grow out of the body. */
export function pawLeg(
  figure: Figure,
  x: number,
  top: number,
  ground: number,
  width: number,
  { isFar = false }: { isFar?: boolean } = {},
): void {
  const mid = (top + ground) / 2;
  figure.part(
    blob([
      [x - width * 0.7, top],
      [x, top - width * 0.3],
      [x + width * 0.7, top],
      [x + width * 0.55, mid],
      [x + width * 0.5, ground - width * 0.3],
      [x, ground - width * 0.1],
      [x - width * 0.55, ground - width * 0.3],
      [x - width * 0.5, mid],
    ]),
    {
      color: isFar ? far(COAT) : COAT,
      depth: width * 0.26,
      occlusion: isFar ? 0.4 : 0.12,
      fade: isFar ? null : [x, top - width * 0.1, x, top + (ground - top) * 0.42],
    },
  );
  const pawColor = isFar ? far(CREAM) : CREAM;
  paw(figure, x - 3, ground, width * 1.05, pawColor, mix(pawColor, LINE, 0.55));
}

/** A paw that lies in front of the body. */
export const nearPaw = (figure: Figure, x: number, y: number, width: number): void =>
  paw(figure, x, y, width, CREAM, TOE);

/** A paw with two toe lines, its sole at y. */
function paw(figure: Figure, x: number, y: number, width: number, color: string, toe: string): void {
  const toes = `M${x - width * 0.22} ${y - width * 0.22}V${y}M${x + width * 0.1} ${y - width * 0.22}V${y}`;
  figure.part(
    blob(
      [
        [x - width * 0.6, y - width * 0.2],
        [x - width * 0.3, y - width * 0.55],
        [x + width * 0.3, y - width * 0.55],
        [x + width * 0.55, y - width * 0.2],
        [x + width * 0.5, y],
        [x - width * 0.6, y],
      ],
      0.9,
    ),
    { color, depth: 8, over: strokePath(toes, Math.max(3, width * 0.07), toe) },
  );
}
