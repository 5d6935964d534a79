import { mix, whiter } from "../../kit/color.ts";
import { ellipse, poly } from "../../kit/path.ts";
import type { IconDrawing } from "./icon-drawing.ts";

/** The place as strokes. */
const DIGITS = {
  1: "M29 32L36 28V51",
  2: "M26 34C26 27 38 27 38 34C38 40 26 44 26 51H39",
  3: "M26 30H38L31 38C40 38 40 51 31 51C28 51 26 50 25 48",
} as const;

const leftBand = poly(
  [
    [12, 2],
    [27, 2],
    [38, 26],
    [26, 32],
  ],
  2,
);
const rightBand = poly(
  [
    [52, 2],
    [37, 2],
    [26, 26],
    [38, 32],
  ],
  2,
);

/** A medal on a ribbon, with the place on it. */
const medal =
  (color: string, place: keyof typeof DIGITS, ribbon: string): IconDrawing =>
  (icon) => {
    icon.part(leftBand, ribbon, { depth: 4 });
    icon.part(rightBand, whiter(ribbon, 0.18), { depth: 4 });
    icon.part(ellipse(32, 40, 21), color, { depth: 6 });
    icon.part(ellipse(32, 40, 14.5), mix(color, "#5a2a1a", 0.35), { depth: 0, outline: 0, light: false });
    icon.stroke(DIGITS[place], "#fffbe8", 5);
  };

export const goldMedal = medal("#ffc53d", 1, "#d8405f");
export const silverMedal = medal("#c9d2e4", 2, "#4d7dff");
export const bronzeMedal = medal("#d99a6c", 3, "#3fa86a");
