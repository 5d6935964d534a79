import { mix, whiter } from "../../kit/color.ts";
import type { Icon } from "../../kit/icon.ts";
import { LINE } from "../../kit/palette.ts";
import { blob, ellipse, poly, rect } from "../../kit/path.ts";
import type { IconDrawing } from "./icon-drawing.ts";
import { regularPolygon, star } from "./shapes.ts";

const RANK_COLOR = {
  bronze: "#d99a6c",
  silver: "#c9d2e4",
  gold: "#ffc53d",
  platinum: "#8fe8e0",
  diamond: "#8cc8ff",
  master: "#d3a1ff",
  grandmaster: "#ff8f7a",
} as const;

const CREST = "M32 3L56 11V33C56 46 46 55 32 61C18 55 8 46 8 33V11Z";
const CREST_FIELD = "M32 11L49 17V33C49 42 42 48 32 53C22 48 15 42 15 33V17Z";

const chevron = (y: number): string =>
  poly(
    [
      [16, y + 10],
      [32, y],
      [48, y + 10],
      [48, y + 18],
      [32, y + 8],
      [16, y + 18],
    ],
    1.5,
  );

/** A crest with chevrons. */
const chevronRank =
  (color: string, count: 1 | 2 | 3): IconDrawing =>
  (icon) => {
    icon.part(CREST, color, { depth: 6 });
    icon.part(CREST_FIELD, mix(color, LINE, 0.7), { depth: 4, outline: 0, light: false });
    const top = 23 - (count - 1) * 5.5;
    for (let i = 0; i < count; i++)
      icon.part(chevron(top + i * 11), whiter(color, 0.55), { depth: 0, outline: 0, light: false });
  };

export const bronze = chevronRank(RANK_COLOR.bronze, 1);
export const silver = chevronRank(RANK_COLOR.silver, 2);
export const gold = chevronRank(RANK_COLOR.gold, 3);

/** Platinum: a six-pointed star on a hexagon. */
export const platinum: IconDrawing = (icon) => {
  const field = mix(RANK_COLOR.platinum, LINE, 0.55);
  icon.part(regularPolygon(32, 32, 29, 6, 4), "#6f86a6", { depth: 5 });
  icon.part(regularPolygon(32, 32, 20, 6, 3), field, { depth: 3, outline: 0, light: false });
  icon.part(star({ cx: 32, cy: 32, radius: 19, tips: 6, inner: 0.5 }), RANK_COLOR.platinum, {
    depth: 4,
    outline: 0,
  });
};

/** Diamond: a cut gem, its table on top, its pavilion below. */
export const diamond: IconDrawing = (icon) => {
  const outline = poly(
    [
      [-16, -14],
      [16, -14],
      [26, -2],
      [0, 26],
      [-26, -2],
    ],
    2,
  );
  const cuts = "M-16 -14L-9 -2L0 -14L9 -2L16 -14M-26 -2H26M-9 -2L0 26L9 -2";
  icon.at({ x: 32, y: 28, scale: 1.08 }, () => {
    icon.part(outline, RANK_COLOR.diamond, {
      depth: 3,
      inside:
        '<path d="M-26 -2L-16 -14L-9 -2L0 26Z" fill="#ffffff" opacity=".35"/>' +
        `<path d="${cuts}" fill="none" stroke="${mix(RANK_COLOR.diamond, LINE, 0.5)}" stroke-width="2"/>`,
    });
  });
};

/** Master: a crown. */
export const master: IconDrawing = (icon) => drawCrown(icon, RANK_COLOR.master, 32, 35, 0.8);

/**
 * Grandmaster: a crown with one gem between raised wings; no smaller details, because it must be recognisable at 20
 * pixels.
 */
export const grandmaster: IconDrawing = (icon) => {
  const wing = blob(
    [
      [2, 18, "c"],
      [14, 21],
      [20, 13, "c"],
      [26, 8],
      [27, -2, "c"],
      [32, -9],
      [31, -28, "c"],
      [16, -18],
      [2, -6],
    ],
    0.8,
  );
  const crown = poly(
    [
      [-25, 20],
      [-30, -12],
      [-13, 2],
      [0, -24],
      [13, 2],
      [30, -12],
      [25, 20],
    ],
    2,
  );
  const band = `<path d="M-30 10H30V22H-30Z" fill="${whiter(RANK_COLOR.grandmaster, 0.38)}"/>`;
  const gem = poly(
    [
      [0, 4],
      [8, 13],
      [0, 24],
      [-8, 13],
    ],
    1,
  );
  for (const flip of [false, true])
    icon.at({ x: 32, y: 38, flip }, () => {
      icon.part(wing, "#fff0e0", { depth: 5 });
    });
  icon.at({ x: 32, y: 38, scale: 0.7 }, () => {
    icon.part(crown, RANK_COLOR.grandmaster, { depth: 5, inside: band });
    icon.part(gem, "#ffd23f", { depth: 2 });
  });
};

const points = poly(
  [
    [-25, 14],
    [-29, -13, 2],
    [-13, -1],
    [0, -22, 2],
    [13, -1],
    [29, -13, 2],
    [25, 14],
  ],
  2,
);
const PEARLS = [
  [-29, -15],
  [0, -24],
  [29, -15],
] as const;
const STUDS = `<g fill="${LINE}"><circle cx="-13" cy="15.5" r="2.6"/><circle cx="0" cy="15.5" r="2.6"/><circle cx="13" cy="15.5" r="2.6"/></g>`;

/** A crown with three points, about 64 wide at scale 1, its middle on (x, y). */
function drawCrown(icon: Icon, color: string, x: number, y: number, scale: number): void {
  icon.at({ x, y, scale }, () => {
    icon.part(points, color, { depth: 5 });
    icon.part(rect(-26, 10, 52, 11, 3), whiter(color, 0.2), { depth: 3, inside: STUDS });
    for (const [px, py] of PEARLS) icon.part(ellipse(px, py, 5), "#fff6d8", { depth: 2 });
  });
}
