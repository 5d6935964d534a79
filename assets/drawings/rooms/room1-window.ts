import type { Figure } from "../../kit/figure.ts";
import { clipped, radialGradient } from "../../kit/fill.ts";
import { LINE } from "../../kit/palette.ts";
import { ellipse } from "../../kit/path.ts";

const FRAME = "#8f8bc4";
const CX = 196;
const CY = 48;
const PANE = ellipse(CX, CY, 30, 26.5);
const CROSS = `M${CX} ${CY - 26}V${CY + 26}M${CX - 30} ${CY}H${CX + 30}`;

/** The round window: stars, a ringed planet and the lights of the city. */
export function drawWindow(figure: Figure, random: () => number): void {
  figure.part(ellipse(CX, CY, 37, 33), { color: FRAME, material: "metal", depth: 6 });
  const sky = radialGradient(
    figure,
    [
      [0, "#6a4fc0"],
      [0.55, "#34308a"],
      [1, "#151642"],
    ],
    'cx=".3" cy=".2" r="1"',
  );
  const reflection = `<path d="M${CX - 34} ${CY - 28}h24l-18 58h-20z" fill="#fff" opacity=".12"/>`;
  const view = stars(random) + PLANET + city(random) + reflection;
  figure.raw(
    `<path d="${PANE}" fill="${sky}" stroke="${LINE}" stroke-width="2"/>${clipped(figure, PANE, view)}` +
      `<path d="${CROSS}" stroke="${LINE}" stroke-width="4.4"/><path d="${CROSS}" stroke="${FRAME}" stroke-width="2.2"/>`,
  );
}

const stars = (random: () => number): string =>
  Array.from(
    { length: 26 },
    () =>
      `<circle cx="${(CX - 30 + random() * 60).toFixed(1)}" cy="${(CY - 26 + random() * 44).toFixed(1)}" ` +
      `r="${(0.4 + random() * 0.8).toFixed(2)}" fill="#fff" opacity="${(0.4 + random() * 0.6).toFixed(2)}"/>`,
  ).join("");

const PLANET =
  `<circle cx="${CX + 14}" cy="${CY - 10}" r="11.5" fill="#ffb98a"/><circle cx="${CX + 11.5}" cy="${CY - 12.5}" r="11" fill="#ffd6a8" opacity=".7"/>` +
  `<path d="M${CX - 3} ${CY - 5}q17 8 36 -6" stroke="#fff0d8" stroke-width="2.4" fill="none" opacity=".85"/>`;

function city(random: () => number): string {
  const skyline = `<path d="M${CX - 32} ${CY + 24}l6 -11h5v-6h7v10h5v-15h8v14h6v-8h9v12h7v-7h11v24h-62z" fill="#1a1846"/>`;
  const windows = Array.from(
    { length: 13 },
    () =>
      `<rect x="${(CX - 24 + random() * 48).toFixed(0)}" y="${(CY + 12 + random() * 12).toFixed(0)}" width="1.6" height="2"/>`,
  );
  return `${skyline}<g fill="#ffd98a">${windows.join("")}</g>`;
}
