import { poly } from "../../../kit/path.ts";
import type { Point } from "../../../kit/points.ts";

/** The corners of the lattice, named by row and side. */
const CORNERS = {
  top: [250, 80],
  upperLeft: [176, 150],
  upperMiddle: [244, 176],
  upperRight: [330, 142],
  left: [126, 262],
  middleLeft: [196, 266],
  middleRight: [302, 258],
  right: [386, 270],
  lowerLeft: [150, 372],
  lowerMiddle: [252, 356],
  lowerRight: [356, 372],
  bottom: [256, 420],
} as const satisfies Record<string, Point>;

type Corner = keyof typeof CORNERS;

/** The facets: their color, lighter toward the top left, and their three corners. */
const FACETS: readonly (readonly [color: string, Corner, Corner, Corner])[] = [
  ["#dfe5ff", "top", "upperLeft", "upperMiddle"],
  ["#8f9bf6", "top", "upperMiddle", "upperRight"],
  ["#cdd5ff", "upperLeft", "left", "middleLeft"],
  ["#8f9bf6", "upperLeft", "middleLeft", "upperMiddle"],
  ["#7f8cf2", "upperMiddle", "middleLeft", "middleRight"],
  ["#a9b4fb", "upperMiddle", "middleRight", "upperRight"],
  ["#747fe9", "upperRight", "middleRight", "right"],
  ["#9aa6f8", "left", "lowerLeft", "middleLeft"],
  ["#6f78e6", "middleLeft", "lowerLeft", "lowerMiddle"],
  ["#8490f2", "middleLeft", "lowerMiddle", "middleRight"],
  ["#5c5fd6", "middleRight", "lowerMiddle", "lowerRight"],
  ["#5456c9", "middleRight", "lowerRight", "right"],
  ["#5a5ed2", "lowerLeft", "bottom", "lowerMiddle"],
  ["#4c4bc4", "lowerMiddle", "bottom", "lowerRight"],
];

/** A crystal lattice, clipped by the egg's outline. */
export const eggFacets = (): string =>
  FACETS.map(
    ([color, ...corners]) =>
      `<path d="${poly(corners.map((corner) => CORNERS[corner]))}" fill="${color}" stroke="#eef1ff" ` +
      `stroke-width="3" stroke-opacity=".75"/>`,
  ).join("");
