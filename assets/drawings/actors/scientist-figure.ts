import { mix } from "../../kit/color.ts";
import { Figure } from "../../kit/figure.ts";
import { far } from "../../kit/palette.ts";

/** What the avatar wears and how it looks, seen from all sides. */
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
  collar: "#ffffff",
} as const;

/** Colors of one look, and what it wears on its head beside the goggles. */
export type Outfit = Readonly<Record<keyof typeof SCIENTIST, string>> & { readonly hat?: HatDrawing };

/** Draws a hat over the finished head; `side` is the side of the head that shows. */
export type HatDrawing = (figure: Figure, side: "front" | "back" | "side") => void;

/** A figure that knows what the avatar wears. */
export class ScientistFigure extends Figure {
  readonly outfit: Outfit;

  constructor(outfit: Outfit) {
    super({ width: 256, height: 320, contour: 7, inner: 3.2, unit: 0.62 });
    this.outfit = outfit;
  }
}

/** A color on the far side of the body; `distance` 0 is near, 1 far. */
export const shaded = (color: string, distance: number): string => mix(color, far(color), distance);

/** Centre of the canvas (x) and the ground under the feet (y). */
export const CX = 128;
const GROUND = 300;

/**
 * The avatar on its canvas of 256 x 320, over its shadow.
 * @param shadow half the width of the shadow on the ground
 */
export function scientistFigure(
  outfit: Outfit,
  shadow: number,
  draw: (figure: ScientistFigure) => void,
): string {
  const figure = new ScientistFigure(outfit);
  figure.raw(
    `<ellipse cx="${CX}" cy="${GROUND}" rx="${shadow}" ry="13" fill="#140c2e" opacity=".45" ${figure.blur(6)}/>`,
  );
  figure.at({ x: CX, y: GROUND, ox: CX, oy: GROUND, scale: 0.93 }, () => draw(figure));
  return figure.render();
}
