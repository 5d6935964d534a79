import type { Figure } from "../../kit/figure.ts";
import { LINE } from "../../kit/palette.ts";
import { ellipse, poly } from "../../kit/path.ts";
import { GOLD } from "./item-figure.ts";
import { onCircle, ringBlock } from "./ring-shapes.ts";

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
export function drawRevGauge(figure: Figure, cx: number, cy: number): void {
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
