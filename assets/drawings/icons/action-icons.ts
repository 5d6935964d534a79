import type { Icon } from "../../kit/icon.ts";
import { LINE } from "../../kit/palette.ts";
import { poly, rect } from "../../kit/path.ts";
import type { IconDrawing } from "./icon-drawing.ts";
import { SHIELD, star } from "./shapes.ts";

/** Deploy: a card that drops onto the field. */
export const deploy: IconDrawing = (icon) => {
  const arrow = poly(
    [
      [26, 12],
      [38, 12],
      [38, 26],
      [47, 26],
      [32, 43],
      [17, 26],
      [26, 26],
    ],
    2.5,
  );
  const field = poly(
    [
      [6, 46],
      [58, 46],
      [62, 60],
      [2, 60],
    ],
    4,
  );
  icon.part(rect(15, 4, 34, 40, 6), "#8f7be0", { depth: 5 });
  icon.part(arrow, "#ffd76a", { depth: 4 });
  icon.part(field, "#4fd8ff", { depth: 4 });
};

/** Attack: crossed swords. */
export const attack: IconDrawing = (icon) => {
  drawSword(icon, 30, 34, 1.06, -45);
  drawSword(icon, 34, 34, 1.06, 45);
};

const WRENCH =
  "M-6 30V-6C-14 -9 -18 -17 -15 -26C-14 -29 -12 -31 -9 -33V-20L0 -15L9 -20V-33C12 -31 14 -29 15 -26" +
  "C18 -17 14 -9 6 -6V30C6 34 -6 34 -6 30Z";

/** Tool: a wrench. */
export const tool: IconDrawing = (icon) => {
  icon.at({ x: 32, y: 32, rotation: 45 }, () => {
    icon.part(WRENCH, "#b7bfe8", { depth: 5, inside: `<circle cx="0" cy="27" r="3.4" fill="${LINE}"/>` });
  });
};

/** Spell: a wand with a star. */
export const spell: IconDrawing = (icon) => {
  icon.at({ x: 26, y: 39, scale: 0.94, rotation: 45 }, () => {
    icon.part(rect(-5, -14, 10, 44, 4), "#7a4fc0", { depth: 3 });
    icon.part(rect(-5, 18, 10, 12, 3), "#ffc53d", { depth: 3 });
  });
  const tip = star({ cx: 42, cy: 23, radius: 19.5, inner: 0.5, corner: 3, turn: -70 });
  const twinkle = star({ cx: 14, cy: 14, radius: 9, tips: 4, inner: 0.36, corner: 1 });
  icon.part(tip, "#ffd95c", { depth: 5 });
  icon.part(twinkle, "#ff9de2", { depth: 2 });
};

/** Defend: a blue shield with a cross. */
export const defend: IconDrawing = (icon) => {
  const cross = poly(
    [
      [27, 13],
      [37, 13],
      [37, 24],
      [48, 24],
      [48, 34],
      [37, 34],
      [37, 50],
      [27, 50],
      [27, 34],
      [16, 34],
      [16, 24],
      [27, 24],
    ],
    2,
  );
  icon.part(SHIELD, "#4d8dff", { depth: 7 });
  icon.part(cross, "#ffe08a", { depth: 3, outline: 0 });
};

const SAND = "#ffd76a";
const FRAME = "#c98a4a";

/** End turn: an hourglass. */
export const endTurn: IconDrawing = (icon) => {
  const glass = "M15 10H49C49 22 42 27 36 32C42 37 49 42 49 54H15C15 42 22 37 28 32C22 27 15 22 15 10Z";
  icon.part(glass, "#cfe6ff", {
    depth: 4,
    inside:
      `<path d="M19 18H45C42 24 36 27 32 31C28 27 22 24 19 18ZM18 54C20 46 27 44 32 38C37 44 44 46 46 54Z" fill="${SAND}"/>` +
      `<path d="M32 30V44" stroke="${SAND}" stroke-width="3"/>`,
  });
  icon.part(rect(8, 3, 48, 10, 4), FRAME, { depth: 3 });
  icon.part(rect(8, 51, 48, 10, 4), FRAME, { depth: 3 });
};

const blade = poly(
  [
    [0, -34],
    [7, -25],
    [6.4, 10],
    [-6.4, 10],
    [-7, -25],
  ],
  1.5,
);
const guard = rect(-14, 9, 28, 6, 2.5);
const grip = rect(-3.6, 15, 7.2, 12, 1.5);
const POMMEL = "M-5.5 28A5.5 5.5 0 1 1 5.5 28A5.5 5.5 0 1 1 -5.5 28Z";
const HILT_COLOR = "#ffc53d";

/** A sword, blade up, about 60 long; `rotation` in degrees. */
function drawSword(icon: Icon, x: number, y: number, scale: number, rotation: number): void {
  icon.at({ x, y, scale, rotation }, () => {
    icon.part(grip, "#8a4f3d", { depth: 2 });
    icon.part(POMMEL, HILT_COLOR, { depth: 2 });
    icon.part(blade, "#dfe6ff", {
      depth: 4,
      inside: '<path d="M0 -30V10" stroke="#9aa0d0" stroke-width="2.4"/>',
    });
    icon.part(guard, HILT_COLOR, { depth: 2.5 });
  });
}
