import type { Figure } from "../../kit/figure.ts";
import { clipped, radialGradient } from "../../kit/fill.ts";
import { LINE } from "../../kit/palette.ts";
import { ell } from "../../kit/path.ts";

const FRAME = "#8f8bc4";
const PANE = ell(206, 66, 43, 40);
const CROSS = "M206 24V108M160 66H252";

/** The round window: stars, a ringed planet and the lights of the city. */
export function drawWindow(figure: Figure, random: () => number): void {
  figure.part(ell(206, 66, 52, 49), { color: FRAME, material: "metal", depth: 7 });
  const sky = radialGradient(
    figure,
    [
      [0, "#6a4fc0"],
      [0.55, "#34308a"],
      [1, "#151642"],
    ],
    'cx=".3" cy=".2" r="1"',
  );
  const reflection = '<path d="M150 20L190 20L164 110L140 110Z" fill="#fff" opacity=".12"/>';
  const view = stars(random) + PLANET + city(random) + reflection;
  figure.raw(
    `<path d="${PANE}" fill="${sky}" stroke="${LINE}" stroke-width="2"/>${clipped(figure, PANE, view)}` +
      `<path d="${CROSS}" stroke="${LINE}" stroke-width="5"/><path d="${CROSS}" stroke="${FRAME}" stroke-width="2.6"/>`,
  );
}

const stars = (random: () => number): string =>
  Array.from(
    { length: 34 },
    () =>
      `<circle cx="${(162 + random() * 88).toFixed(1)}" cy="${(26 + random() * 70).toFixed(1)}" ` +
      `r="${(0.5 + random() * 0.9).toFixed(2)}" fill="#fff" opacity="${(0.4 + random() * 0.6).toFixed(2)}"/>`,
  ).join("");

const PLANET =
  '<circle cx="226" cy="52" r="17" fill="#ffb98a"/><circle cx="222" cy="48" r="17" fill="#ffd6a8" opacity=".7"/>' +
  '<path d="M200 58q26 12 54 -8" stroke="#fff0d8" stroke-width="3.4" fill="none" opacity=".85"/>';

function city(random: () => number): string {
  const skyline =
    '<path d="M160 100l8 -16h8v-10h10v16h7v-22h12v20h9v-12h12v18h10v-10h16v40h-92z" fill="#1a1846"/>';
  const windows = Array.from(
    { length: 16 },
    () =>
      `<rect x="${(168 + random() * 70).toFixed(0)}" y="${(84 + random() * 18).toFixed(0)}" width="2" height="2.4"/>`,
  );
  return `${skyline}<g fill="#ffd98a">${windows.join("")}</g>`;
}
