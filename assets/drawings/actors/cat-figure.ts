import { Figure } from "../../kit/figure.ts";
import type { Point } from "../../kit/points.ts";

export const CAT = {
  fur: "#f2a14e",
  stripe: "#c96a2b",
  cream: "#ffe9cf",
  collar: "#2fb8b0",
  bell: "#ffd23f",
  iris: "#58c947",
} as const;

/** An empty cat canvas, 320 x 256 master units, with the cat's shadow. */
export function catFigure(shadow: { x: number; y: number; rx: number; ry: number }): Figure {
  const figure = new Figure({ width: 320, height: 256, contour: 7, inner: 3.2, unit: 0.62 });
  return figure.raw(
    `<ellipse cx="${shadow.x}" cy="${shadow.y}" rx="${shadow.rx}" ry="${shadow.ry}" fill="#140c2e" opacity=".45" ${figure.blur(6)}/>`,
  );
}

/** Tabby stripes across the back, as raw markings; each runs from its first to its second place. */
export const stripes = (lines: readonly (readonly [from: Point, to: Point])[]): string =>
  lines
    .map(
      ([[x, y], [endX, endY]]) =>
        `<path d="M${x} ${y}Q${(x + endX) / 2 + 5} ${(y + endY) / 2} ${endX} ${endY}" ` +
        `stroke="${CAT.stripe}" stroke-width="8" stroke-linecap="round" fill="none" opacity=".85"/>`,
    )
    .join("");
