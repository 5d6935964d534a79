import { blob, ellipse, poly, rect } from "../../kit/path.ts";
import { transformPath } from "../../kit/path-transform.ts";
import { crowBeakLower, crowBeakUpper, crowSkull } from "../brand/crow.ts";
import type { IconDrawing } from "./icon-drawing.ts";

const CROW_SCALE = 0.155;
const smallCrow = (path: string, x: number, y: number): string =>
  transformPath(path, [CROW_SCALE, 0, 0, CROW_SCALE, x, y]);

/** TCorvax: a gold coin with the crow's head. */
export const tcorvax: IconDrawing = (icon) => {
  icon.part(ellipse(32, 32, 27), "#ffc53d", { depth: 7 });
  icon.part(ellipse(32, 32, 21), "#ffe08a", { depth: 0, outline: 0, light: false });
  icon
    .flat(smallCrow(crowSkull, 33.2, 32.5), "#4a2a6b")
    .flat(smallCrow(crowBeakUpper, 33.6, 33), "#d9622f")
    .flat(smallCrow(crowBeakLower, 33.6, 33.5), "#d9622f");
  icon.flat(ellipse(35.6, 29.6, 3.4), "#8ff0ff");
};

/** Cat Nips: a leaf. */
export const catNips: IconDrawing = (icon) => {
  const leaf = blob([
    [10, 52, "c"],
    [8, 30],
    [22, 12],
    [52, 6, "c"],
    [50, 32],
    [36, 50],
  ]);
  icon.part(leaf, "#4fc96a", { depth: 7 });
  icon
    .stroke("M8 58C16 44 28 28 43 16", "#1f6b46", 4)
    .stroke("M24 36L23 24M31 28L42 31M20 42L32 44", "#1f6b46", 3);
};

/** Energy: a battery with a bolt. */
export const energy: IconDrawing = (icon) => {
  const bolt = poly(
    [
      [36, 15],
      [20, 37],
      [30, 37],
      [27, 55],
      [45, 31],
      [34, 31],
      [40, 15],
    ],
    2,
  );
  icon.part(rect(23, 3, 18, 10, 3), "#b7b3e0", { depth: 3 });
  icon.part(rect(12, 10, 40, 50, 10), "#2fb8e0", { depth: 7 });
  icon.part(bolt, "#fff3a0", { depth: 3, outline: 0 });
};

/** Eggs. */
export const egg: IconDrawing = (icon) => {
  const shell = blob([
    [32, 4],
    [44, 12],
    [53, 34],
    [48, 52],
    [32, 60],
    [16, 52],
    [11, 34],
    [20, 12],
  ]);
  icon.part(shell, "#fff0d8", {
    depth: 8,
    inside:
      '<g fill="#b98cff"><ellipse cx="24" cy="24" rx="6" ry="7"/><ellipse cx="44" cy="34" rx="6" ry="7"/>' +
      '<ellipse cx="26" cy="48" rx="7" ry="6"/><circle cx="38" cy="14" r="4"/></g>',
  });
};
