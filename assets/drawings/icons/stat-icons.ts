import { STAT } from "../../kit/palette.ts";
import { blob, rect } from "../../kit/path.ts";
import type { IconDrawing } from "./icon-drawing.ts";
import { BOLT, HEART, star } from "./shapes.ts";

/** Stat energy: a bolt. */
export const statEnergy: IconDrawing = (icon) => {
  icon.part(BOLT, STAT.energy, { depth: 5 });
};

/** Stat strength: a raised fist. */
export const statStrength: IconDrawing = (icon) => {
  const fist = blob(
    [
      [8, 26],
      [14, 14],
      [32, 12],
      [50, 14],
      [57, 28],
      [52, 44],
      [40, 52],
      [22, 52],
      [10, 42],
    ],
    0.9,
  );
  const thumb = blob(
    [
      [8, 34],
      [20, 30],
      [38, 32],
      [44, 38],
      [38, 45],
      [20, 45],
      [9, 42],
    ],
    0.9,
  );
  icon.part(rect(18, 44, 28, 16, 4), "#a8323c", { depth: 4 });
  icon.part(fist, STAT.strength, { depth: 6 });
  for (const x of [8, 20, 32, 44])
    icon.part(rect(x, 5 + Math.abs(x - 26) * 0.12, 12, 23, 5.5), "#ff8a78", { depth: 3 });
  icon.part(thumb, "#ff8a78", { depth: 3 });
};

/** Stat magic: two sparks. */
export const statMagic: IconDrawing = (icon) => {
  const large = star({ cx: 29, cy: 36, radius: 27, tips: 4, inner: 0.36, corner: 3 });
  const small = star({ cx: 50, cy: 14, radius: 12, tips: 4, inner: 0.36, corner: 1.5 });
  icon.part(large, STAT.magic, { depth: 5 });
  icon.part(small, "#ffd0f4", { depth: 2 });
};

/** Stat stamina: a heart with a pulse line. */
export const statStamina: IconDrawing = (icon) => {
  icon.part(HEART, STAT.stamina, { depth: 7 });
  icon.stroke("M10 32H20L26 20L34 44L40 32H53", "#0f5a3c", 5);
};

/** Stat speed: a winged boot. */
export const statSpeed: IconDrawing = (icon) => {
  const boot = blob(
    [
      [27, 6, "c"],
      [47, 6, "c"],
      [47, 30],
      [58, 40],
      [61, 55, "c"],
      [22, 55, "c"],
      [23, 34],
    ],
    0.8,
  );
  const wing = blob(
    [
      [38, 32, "c"],
      [26, 43],
      [6, 40, "c"],
      [13, 33],
      [2, 27, "c"],
      [11, 23],
      [4, 10, "c"],
      [24, 13],
      [38, 24],
    ],
    0.8,
  );
  icon.part(boot, "#37aee0", { depth: 6 });
  icon.part(rect(18, 51, 44, 9, 4), "#ffd76a", { depth: 3 });
  icon.part(wing, "#eafcff", { depth: 4 });
};
