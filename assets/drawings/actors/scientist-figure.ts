import { mix } from "../../kit/color.ts";
import { Figure } from "../../kit/figure.ts";
import { far } from "../../kit/palette.ts";

/** The player's avatar, seen from all sides. */
export const SCIENTIST = {
  coat: "#f3effd",
  coatLine: "#b9b0dd",
  trim: "#2fb8b0",
  skin: "#f6c49c",
  hair: "#93452f",
  hairShine: "#ffb27a",
  shirt: "#6f5bd6",
  boot: "#5a3b57",
  trousers: "#3f4a86",
  brass: "#e3b25a",
  lens: "#37c8e8",
  strap: "#4a3a5e",
  iris: "#2d9fc4",
  brow: "#6e2f22",
  nose: "#c9825f",
  mouth: "#8a3f3a",
} as const;

/** A color on the far side of the body; `distance` 0 is near, 1 far. */
export const shaded = (color: string, distance: number): string => mix(color, far(color), distance);

/** Centre of the canvas (x) and the ground under the feet (y). */
export const CX = 128;
const GROUND = 300;

/**
 * The avatar on its canvas of 256 x 320, over its shadow.
 * @param shadow half the width of the shadow on the ground
 */
export function scientistFigure(shadow: number, draw: (figure: Figure) => void): string {
  const figure = new Figure({ width: 256, height: 320, contour: 7, inner: 3.2, unit: 0.62 });
  figure.raw(
    `<ellipse cx="${CX}" cy="${GROUND}" rx="${shadow}" ry="13" fill="#140c2e" opacity=".45" ${figure.blur(6)}/>`,
  );
  figure.at({ x: CX, y: GROUND, ox: CX, oy: GROUND, scale: 0.93 }, () => draw(figure));
  return figure.render();
}
