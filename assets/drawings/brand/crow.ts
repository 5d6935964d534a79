import { blob, ellipse } from "../../kit/path.ts";

/** The crow mark: a head in profile with a goggle eye, looking left; about 240 x 220 around (0, 0). */

/** Skull with three crest feathers and a ragged neck. */
export const crowSkull = blob(
  [
    // brow, where the beak starts
    [-38, -32, "c"],
    [-14, -60],
    [20, -74],
    [46, -68, "c"],
    // three crest feathers
    [76, -106, "c"],
    [74, -56, "c"],
    [114, -76, "c"],
    [94, -28, "c"],
    [130, -30, "c"],
    [102, 10],
    [96, 42],
    // neck feathers
    [110, 88, "c"],
    [82, 82, "c"],
    [72, 110, "c"],
    [50, 88, "c"],
    [28, 110, "c"],
    [12, 82],
    [-10, 66],
    // chin
    [-28, 44, "c"],
    [-22, 20],
    [-24, -8],
  ],
  0.85,
);

/** Upper beak with a small hook. */
export const crowBeakUpper = blob(
  [
    [-46, -30, "c"],
    [-84, -15],
    [-118, 8],
    [-142, 40, "c"],
    [-108, 26],
    [-66, 18],
    [-30, 15, "c"],
    [-32, -8],
  ],
  0.9,
);

export const crowBeakLower = blob(
  [
    [-30, 22, "c"],
    [-68, 26],
    [-112, 34, "c"],
    [-74, 43],
    [-36, 43, "c"],
  ],
  0.9,
);

const EYE = { x: 16, y: -18, radius: 22 } as const;

/** Drawn in the opposite direction, so that it cuts a hole into the skull. */
const eyeHole =
  `M${EYE.x - EYE.radius} ${EYE.y}A${EYE.radius} ${EYE.radius} 0 1 0 ${EYE.x + EYE.radius} ${EYE.y}` +
  `A${EYE.radius} ${EYE.radius} 0 1 0 ${EYE.x - EYE.radius} ${EYE.y}Z`;
const pupil = ellipse(EYE.x - 3, EYE.y + 1, 11);

/** All in one path for use in one color (banners, stencils): the eye is a hole with a dot. */
export const crowHeadPath = crowSkull + eyeHole + pupil + crowBeakUpper + crowBeakLower;
