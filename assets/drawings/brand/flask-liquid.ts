import type { Figure } from "../../kit/figure.ts";
import { clipped, linearGradient, radialGradient } from "../../kit/fill.ts";

export const FLASK_BODY =
  "M-27 -96V-66C-66 -54 -94 -20 -94 20C-94 74 -52 114 0 114C52 114 94 74 94 20C94 -20 66 -54 27 -66V-96Z";

const SURFACE = "M-110 -26Q-60 -44 -8 -28T110 -32";

const BUBBLES =
  '<g fill="#e9e0ff" opacity=".85"><circle cx="44" cy="64" r="8"/><circle cx="64" cy="30" r="5.5"/>' +
  '<circle cx="20" cy="92" r="5"/><circle cx="58" cy="88" r="4"/><circle cx="-30" cy="92" r="6"/></g>';

/** Air, violet liquid and bubbles inside the flask, and the lit edge of its glass. */
export function drawLiquid(figure: Figure): void {
  const air = linearGradient(figure, [
    [0, "#c9f6ff", 0.75],
    [1, "#8f7bff", 0.35],
  ]);
  const liquid = radialGradient(
    figure,
    [
      [0, "#a98bff"],
      [0.55, "#6a48d6"],
      [1, "#3b2596"],
    ],
    'cx=".36" cy=".3" r=".85"',
  );
  const inside =
    `<rect x="-110" y="-110" width="220" height="240" fill="${air}"/>` +
    `<path d="${SURFACE}V130H-110Z" fill="${liquid}"/>` +
    `<path d="${SURFACE}" fill="none" stroke="#d9ccff" stroke-width="6"/>` +
    `<ellipse cx="44" cy="92" rx="66" ry="34" fill="#2fd4c7" opacity=".55" ${figure.blur(14)}/>` +
    BUBBLES +
    `<path d="${FLASK_BODY}" fill="none" stroke="#efeaff" stroke-width="9" opacity=".35"/>`;
  figure.raw(clipped(figure, FLASK_BODY, inside));
}
