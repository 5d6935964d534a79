import type { Figure } from "../../kit/figure.ts";
import { linearGradient } from "../../kit/fill.ts";
import { LINE } from "../../kit/palette.ts";
import { blob, rect } from "../../kit/path.ts";
import { ROOM1 } from "./room1-colors.ts";

/** A tank of bubbling teal between two steel caps, with a water plant. */
export function drawTank(figure: Figure, random: () => number): void {
  figure.part(rect(586, 34, 48, 12, 4), { color: ROOM1.steel, material: "metal", depth: 4 });
  figure.part(rect(586, 112, 48, 18, 4), { color: ROOM1.steel, material: "metal", depth: 5 });
  const water = linearGradient(figure, [
    [0, "#2fd4c7", 0.35],
    [0.3, "#2fd4c7", 0.9],
    [1, "#1a8fb5"],
  ]);
  const bubbles = Array.from(
    { length: 11 },
    () =>
      `<circle cx="${(596 + random() * 28).toFixed(1)}" cy="${(60 + random() * 48).toFixed(1)}" r="${(1 + random() * 2.2).toFixed(1)}"/>`,
  );
  figure.raw(
    `<rect x="591" y="46" width="38" height="66" fill="${water}" stroke="${LINE}" stroke-width="2"/>` +
      `<g fill="#d9fffb" opacity=".85">${bubbles.join("")}</g>` +
      '<rect x="595" y="48" width="5" height="60" rx="2.5" fill="#fff" opacity=".5"/>' +
      `<rect x="586" y="46" width="48" height="66" fill="${ROOM1.cyan}" opacity=".25" ${figure.blur(10)}/>`,
  );
  const plant = blob(
    [
      [600, 96],
      [606, 84],
      [612, 92],
      [618, 80],
      [622, 98],
    ],
    1,
    false,
  );
  figure.raw(`<path d="${plant}" stroke="#baffc9" stroke-width="2" fill="none"/>`);
}
