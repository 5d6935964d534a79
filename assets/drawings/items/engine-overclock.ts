import type { Figure } from "../../kit/figure.ts";
import { sparks } from "../../kit/light.ts";
import { LINE, STAT } from "../../kit/palette.ts";
import { blob, ellipse, poly, rect } from "../../kit/path.ts";
import { GOLD, itemFigure, STEEL } from "./item-figure.ts";
import { lightning } from "./lightning.ts";
import { onCircle, ringBlock } from "./ring-shapes.ts";
import { spellPlate } from "./spell-plate.ts";

/** Spell for speed: a rev gauge whose needle has gone past the red line, on a firing piston. */
export function engineOverclock(): string {
  const figure = itemFigure();
  spellPlate(figure, STAT.speed);
  drawExhaust(figure, -1);
  drawExhaust(figure, 1);
  drawPiston(figure);
  drawRevGauge(figure, 128, 116);
  lightning(figure, "M204 134L196 118L206 106L200 92", "#ff8a5e", 3);
  figure.raw(glassGlint(figure) + SPEED_LINES);
  sparks(
    figure,
    [
      [216, 148, 14],
      [210, 84, 10],
      [176, 50, 8],
    ],
    "#ffb86a",
  );
  return figure.render();
}

/** Exhaust flame to one side; `size` 1 is the whole flame, a smaller value its hotter inside. */
function exhaustFlame(side: -1 | 1, size: number): string {
  const x = (distance: number): number => 128 + side * (26 + distance * size);
  const y = (rise: number): number => 188 + rise * size;
  return blob(
    [
      [x(0), y(-12)],
      [x(40), y(-20)],
      [x(78), y(-34), "c"],
      [x(60), y(-4)],
      [x(92), y(6), "c"],
      [x(56), y(14)],
      [x(64), y(34), "c"],
      [x(30), y(22)],
      [x(0), y(14)],
    ],
    0.85,
  );
}

function drawExhaust(figure: Figure, side: -1 | 1): void {
  const flame = exhaustFlame(side, 1);
  figure.raw(`<path d="${flame}" fill="${STAT.speed}" opacity=".8" ${figure.blur(8)}/>`);
  figure.part(flame, { color: "#2f9fe8", depth: 6 });
  figure.raw(
    `<path d="${exhaustFlame(side, 0.68)}" fill="#8ff0ff"/><path d="${exhaustFlame(side, 0.4)}" fill="#ffffff"/>`,
  );
}

function drawPiston(figure: Figure): void {
  figure.part(rect(112, 184, 32, 44, 6), { color: STEEL, material: "metal", depth: 6 });
  figure.part(rect(92, 168, 72, 40, 8), {
    color: "#b7b3e0",
    material: "metal",
    depth: 8,
    over: '<path d="M92 180h72M92 190h72" stroke="#3b3763" stroke-width="4"/>',
  });
}

const glassGlint = (figure: Figure): string =>
  `<ellipse cx="102" cy="82" rx="30" ry="13" transform="rotate(-36 102 82)" fill="#ffffff" opacity=".28" ${figure.blur(2)}/>`;

const SPEED_LINES =
  '<g stroke="#dff9ff" stroke-width="5" stroke-linecap="round" opacity=".9"><path d="M34 92H52M28 116H48M34 140H50"/></g>';

const RED_ZONE = "#ff4d5e";

/** Start and end in degrees and color of each block of the scale. */
const SCALE = [
  [-218, -184, "#4fd8ff"],
  [-180, -146, "#4fd8ff"],
  [-142, -108, "#5ee08a"],
  [-104, -70, "#ffd23f"],
  [-66, -32, "#ff9a2e"],
  [-28, 38, RED_ZONE],
] as const;

const NEEDLE_ANGLE = 16;

/** A round gauge with its needle in the red, pointing beyond the rim. */
function drawRevGauge(figure: Figure, cx: number, cy: number): void {
  figure.part(ellipse(cx, cy, 76), { color: "#6d6a9c", material: "metal", depth: 10 });
  figure.part(ellipse(cx, cy, 64), { color: "#1b2350", depth: 12, occlusion: 0 });
  for (const [from, to, color] of SCALE) {
    const block = ringBlock({ cx, cy, inner: 42, outer: 57, from, to });
    const glow = `<path d="${block}" fill="${color}" opacity=".9" ${figure.blur(8)}/>`;
    figure.raw(`${color === RED_ZONE ? glow : ""}<path d="${block}" fill="${color}"/>`);
  }
  figure.raw(BOLT);
  drawNeedle(figure, cx, cy);
}

const BOLT =
  `<path d="M122 128l-12 24h12l-6 20 24 -30h-12l10 -14z" fill="#ffd23f" stroke="${LINE}" ` +
  'stroke-width="3" stroke-linejoin="round" paint-order="stroke"/>';

function drawNeedle(figure: Figure, cx: number, cy: number): void {
  const needle = poly(
    [
      onCircle(cx, cy, 11, NEEDLE_ANGLE + 90),
      onCircle(cx, cy, 88, NEEDLE_ANGLE),
      onCircle(cx, cy, 11, NEEDLE_ANGLE - 90),
      onCircle(cx, cy, 20, NEEDLE_ANGLE + 180),
    ],
    2,
  );
  figure.part(needle, { color: "#ff5b6e", depth: 5, highlight: 0.8 });
  figure.part(ellipse(cx, cy, 15), { color: GOLD, material: "metal", depth: 6, occlusion: 0.3 });
}
