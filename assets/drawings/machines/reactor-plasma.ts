import { mix, whiter } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { clipped, linearGradient } from "../../kit/fill.ts";
import { LINE } from "../../kit/palette.ts";
import { blob } from "../../kit/path.ts";
import { glass } from "./glass.ts";

const TUBE = "M160 128V372A96 40 0 0 0 352 372V128A96 40 0 0 1 160 128Z";

const FLAMES = blob([
  [190, 380],
  [210, 300],
  [190, 240],
  [236, 180],
  [230, 260],
  [262, 300],
  [270, 210],
  [306, 170],
  [296, 260],
  [326, 310],
  [320, 390],
]);

const BOLTS = "M206 372L222 318L206 282L236 240L226 206M300 372L288 326L308 290L282 250L296 214";

/** The glowing tube of the reactor: plasma, a white core, bubbles, glass. */
export function drawPlasmaTube(figure: Figure, color: string): void {
  const hot = whiter(color, 0.6);
  const plasma = linearGradient(figure, [
    [0, mix(color, LINE, 0.55)],
    [0.55, color],
    [1, hot],
  ]);
  const inside =
    `<g fill="${hot}" opacity=".75" ${figure.blur(6)}><path d="${FLAMES}"/></g>` +
    `<g fill="none" stroke="#fff" stroke-width="5" opacity=".9" stroke-linecap="round" stroke-linejoin="round"><path d="${BOLTS}"/></g>` +
    `<circle cx="256" cy="276" r="34" fill="#fff" opacity=".9" ${figure.blur(10)}/><circle cx="256" cy="276" r="22" fill="#fff"/>` +
    '<g fill="#fff" opacity=".7"><circle cx="206" cy="190" r="6"/><circle cx="300" cy="160" r="5"/><circle cx="238" cy="150" r="4"/>' +
    '<circle cx="326" cy="238" r="5"/><circle cx="190" cy="320" r="5"/></g>';
  figure.raw(
    `<path d="${TUBE}" fill="${plasma}" stroke="${LINE}" stroke-width="12" stroke-linejoin="round"/>` +
      `<path d="${TUBE}" fill="${plasma}"/>${clipped(figure, TUBE, inside)}`,
  );
  glass(figure, TUBE, color, { left: 160, right: 352, top: 140, bottom: 400 });
}
