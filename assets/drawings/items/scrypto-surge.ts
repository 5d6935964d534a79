import { mix } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { sparks } from "../../kit/light.ts";
import { STAT } from "../../kit/palette.ts";
import { blob, poly, rect } from "../../kit/path.ts";
import { taper } from "../../kit/tube.ts";
import { BRASS, itemFigure } from "./item-figure.ts";
import { lightning } from "./lightning.ts";
import { spellPlate } from "./spell-plate.ts";

const ARMOUR = "#e2483f";
const SEAM = "#8a1f2e";

/** Spell for strength: an armoured fist between two code brackets made of lightning. */
export function scryptoSurge(): string {
  const figure = itemFigure();
  spellPlate(figure, STAT.strength);
  drawBracket(figure, -1);
  drawBracket(figure, 1);
  figure.raw(`<circle cx="128" cy="112" r="62" fill="${STAT.strength}" opacity=".7" ${figure.blur(20)}/>`);
  drawWrist(figure);
  drawFist(figure);
  lightning(figure, "M86 60L98 46L108 58L122 36L132 54L148 38L156 58L172 50", "#ffb13d", 4);
  sparks(
    figure,
    [
      [196, 58, 12],
      [58, 208, 9],
      [202, 210, 8],
    ],
    "#ffe08a",
  );
  return figure.render();
}

/** A code bracket as a bolt; `side` -1 is the left one. */
function drawBracket(figure: Figure, side: -1 | 1): void {
  const x = (distance: number): number => 128 + side * distance;
  const bracket = poly(
    [
      [x(70), 56],
      [x(92), 66],
      [x(78), 100],
      [x(104), 126],
      [x(76), 152],
      [x(92), 192],
      [x(66), 204],
      [x(56), 160],
      [x(76), 130],
      [x(58), 100],
    ],
    4,
  );
  figure.raw(`<path d="${bracket}" fill="#ffd23f" opacity=".8" ${figure.blur(8)}/>`);
  figure.part(bracket, { color: "#ffd23f", depth: 7, highlight: 0.8 });
}

function drawWrist(figure: Figure): void {
  figure.part(
    poly(
      [
        [102, 150],
        [154, 150],
        [160, 218],
        [96, 218],
      ],
      8,
    ),
    {
      color: mix(ARMOUR, "#3a1240", 0.3),
      depth: 10,
    },
  );
  figure.part(rect(92, 180, 72, 26, 8), { color: BRASS, material: "metal", depth: 7 });
  figure.raw(
    '<path d="M118 186l-8 7 8 7M138 186l8 7 -8 7M132 184l-8 18" stroke="#5c2f2a" stroke-width="4" ' +
      'fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  );
}

const backOfHand = blob(
  [
    [82, 104],
    [88, 82],
    [128, 72],
    [168, 82],
    [176, 108],
    [170, 146],
    [150, 166],
    [106, 166],
    [86, 144],
  ],
  0.95,
);
/** Left edge of the knuckle, top and height of each finger. */
const FINGERS = [
  [82, 76, 52],
  [106, 66, 58],
  [130, 68, 56],
  [154, 78, 48],
] as const;
const thumb = taper([
  [84, 134, 15],
  [104, 144, 15],
  [128, 142, 14],
  [146, 134, 12],
]);

function drawFist(figure: Figure): void {
  figure.part(backOfHand, { color: ARMOUR, depth: 16 });
  for (const [x, y, height] of FINGERS)
    figure.part(rect(x - 6, y, 30, height, 12), {
      color: mix(ARMOUR, "#ff8a6a", 0.25),
      depth: 8,
      over: `<path d="M${x - 2} ${y + 15}h22" stroke="${SEAM}" stroke-width="3.5" stroke-linecap="round"/>`,
    });
  figure.part(thumb, {
    color: mix(ARMOUR, "#ff8a6a", 0.1),
    depth: 9,
    over: `<path d="M104 130q6 12 2 26" stroke="${SEAM}" stroke-width="3.5" fill="none"/>`,
  });
}
