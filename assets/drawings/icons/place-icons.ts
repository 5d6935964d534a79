import { blob, ellipse, poly, rect } from "../../kit/path.ts";
import type { IconDrawing } from "./icon-drawing.ts";

/** A flask, for the lab. */
export const lab: IconDrawing = (icon) => {
  const glass = poly(
    [
      [25, 8],
      [39, 8],
      [39, 26],
      [57, 54],
      [53, 60],
      [11, 60],
      [7, 54],
      [25, 26],
    ],
    4,
  );
  icon.part(glass, "#cfe9ff", {
    depth: 5,
    inside:
      '<path d="M16 40Q24 36 32 40T48 40L62 62H2Z" fill="#2fd4c7"/>' +
      '<g fill="#eafffb"><circle cx="27" cy="50" r="3.4"/><circle cx="38" cy="46" r="2.4"/></g>',
  });
  icon.part(rect(20, 4, 24, 9, 4), "#ffc53d", { depth: 3 });
};

/** A paw, for the creatures. */
export const creatures: IconDrawing = (icon) => {
  const pad = blob([
    [32, 30],
    [46, 40],
    [50, 52],
    [43, 59],
    [32, 56],
    [21, 59],
    [14, 52],
    [18, 40],
  ]);
  for (const toe of [
    ellipse(12, 30, 7, 9),
    ellipse(25, 16, 7, 10),
    ellipse(39, 16, 7, 10),
    ellipse(52, 30, 7, 9),
  ])
    icon.part(toe, "#b98cff", { depth: 4 });
  icon.part(pad, "#b98cff", { depth: 6 });
};
