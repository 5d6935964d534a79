import { LINE } from "../../kit/palette.ts";
import { blob, ellipse, poly } from "../../kit/path.ts";
import type { IconDrawing } from "./icon-drawing.ts";
import { DROP, FLAME, regularPolygon, SHIELD, star } from "./shapes.ts";

/** Stun: a dizzy star with a ring of sparks. */
export const stun: IconDrawing = (icon) => {
  const face = star({ cx: 32, cy: 29, radius: 25, inner: 0.52, corner: 3 });
  const twinkle = (cx: number): string => star({ cx, cy: 40, radius: 6.4, tips: 4, inner: 0.42, corner: 1 });
  icon.part(face, "#ffd23f", { depth: 5 });
  icon.stroke("M25 27l4 4M29 27l-4 4M36 27l4 4M40 27l-4 4", LINE, 2.8);
  icon.line("M9 42C9 53 20 57.5 33 57C46 56.5 56 51 55 42", "#63e6ff", 4);
  icon.part(twinkle(10), "#ffffff", { depth: 1 }).part(twinkle(54), "#ffffff", { depth: 1 });
};

/** Charge: a bolt in an open ring. */
export const charge: IconDrawing = (icon) => {
  const bolt = poly(
    [
      [36, 3],
      [20, 32],
      [30, 32],
      [26, 54],
      [46, 25],
      [35, 25],
      [42, 3],
    ],
    2,
  );
  icon.line("M18 13A25 25 0 1 0 46 13", "#4fd8ff", 6);
  icon.part(bolt, "#ffd23f", { depth: 4 });
};

/** Barrier: nested hexagons. */
export const barrier: IconDrawing = (icon) => {
  icon.part(regularPolygon(32, 32, 28, 6, 5), "#37c4f0", { depth: 6 });
  icon.part(regularPolygon(32, 32, 18, 6, 3), "#bff4ff", { depth: 0, outline: 0 });
  icon.part(regularPolygon(32, 32, 10, 6, 2), "#2f8fd8", { depth: 0, outline: 0, light: false });
};

const SKIN = "#ffd9a3";
const HEADBAND = "#e0453f";

/** Stance: a fighter on guard, arms crossed. */
export const stance: IconDrawing = (icon) => {
  const knot = poly(
    [
      [43, 9],
      [61, 2],
      [57, 11],
      [63, 18],
      [45, 16],
    ],
    1.5,
  );
  const band = `<rect x="12" y="8" width="40" height="8" fill="${HEADBAND}"/>`;
  icon.part(knot, HEADBAND, { depth: 3 });
  icon.part(ellipse(30, 19, 16), SKIN, { depth: 5, inside: band });
  icon.flat(ellipse(23, 21.5, 3), LINE).flat(ellipse(35, 21.5, 3), LINE);
  icon.line("M54 56L22 41", "#e8743a", 11).part(ellipse(16, 39, 9.5), "#ffc48a", { depth: 4 });
  icon.line("M8 56L42 41", "#ff9a4a", 11).part(ellipse(48, 39, 9.5), SKIN, { depth: 4 });
};

/** Echo: rings that spread from a ball. */
export const echo: IconDrawing = (icon) => {
  icon.line("M38 12A28 28 0 0 1 38 52", "#7f9bff", 5);
  icon.line("M28 19A19 19 0 0 1 28 45", "#9fd0ff", 5);
  icon.part(ellipse(15, 32, 10), "#e6f4ff", { depth: 4 });
  icon.line("M49 5A40 40 0 0 1 49 59", "#6a5fd0", 4);
};

/** Drain: a drop with an arrow down. */
export const drain: IconDrawing = (icon) => {
  const arrow = poly(
    [
      [27, 24],
      [37, 24],
      [37, 37],
      [46, 37],
      [32, 53],
      [18, 37],
      [27, 37],
    ],
    2,
  );
  icon.part(DROP, "#d0479a", { depth: 7 });
  icon.part(arrow, "#ffe0f2", { depth: 3, outline: 0 });
};

/** Shield: a steel shield with a tick. */
export const shield: IconDrawing = (icon) => {
  const field = "M32 14C38 17 43 18 48 19C48 35 43 45 32 51C21 45 16 35 16 19C21 18 26 17 32 14Z";
  icon.part(SHIELD, "#b7bfe8", { depth: 5 });
  icon.part(field, "#3fbf8a", { depth: 4, outline: 0 });
  icon.stroke("M23 32L30 39L42 25", "#f2fff8", 6);
};

/** Surge: a flame with an arrow up. */
export const surge: IconDrawing = (icon) => {
  const heart = blob(
    [
      [33, 24, "c"],
      [43, 38],
      [43, 52],
      [32, 57],
      [21, 51],
      [22, 40],
    ],
    0.95,
  );
  const arrow = poly(
    [
      [32, 30],
      [44, 44],
      [37, 44],
      [37, 55],
      [27, 55],
      [27, 44],
      [20, 44],
    ],
    2,
  );
  icon.part(FLAME, "#ff6b3d", { depth: 6 });
  icon.flat(heart, "#ffc53d");
  icon.part(arrow, "#fff6d8", { depth: 2, outline: 0 });
};
