import type { Figure } from "../../kit/figure.ts";
import { spark } from "../../kit/light.ts";
import { STAT } from "../../kit/palette.ts";
import { poly, rect } from "../../kit/path.ts";
import { BRASS, itemFigure } from "./item-figure.ts";
import { spellPlate } from "./spell-plate.ts";

/** The ziggurat's steps from the ground up. */
const TIERS = [
  [62, 190, 132],
  [76, 164, 104],
  [90, 138, 76],
  [104, 112, 48],
] as const;
const TIER_HEIGHT = 28;

/** Spell for energy: a ziggurat in front of a burst. */
export function babylonBurst(): string {
  const figure = itemFigure();
  spellPlate(figure, STAT.energy);
  drawBurst(figure);
  for (const [x, y, width] of TIERS)
    figure.part(rect(x, y - 8, width, TIER_HEIGHT, 4), {
      color: "#c98a4a",
      depth: 8,
      over: doors(x, y, width),
    });
  drawBeacon(figure);
  drawStairs(figure);
  return figure.render();
}

function drawBurst(figure: Figure): void {
  const burst = burstPath();
  figure.raw(`<path d="${burst}" fill="${STAT.energy}" opacity=".8" ${figure.blur(6)}/>`);
  figure.part(burst, { color: "#ffb52e", depth: 10, highlight: 0.4 });
  figure.raw(`<circle cx="128" cy="118" r="44" fill="#fff6d0" ${figure.blur(8)}/>`);
}

function burstPath(): string {
  const corners = Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    const radius = i % 2 ? 58 : 92;
    return `${(128 + Math.cos(angle) * radius).toFixed(1)} ${(118 + Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** A row of arched doors along a step. */
const doors = (x: number, y: number, width: number): string =>
  Array.from(
    { length: Math.floor(width / 14) },
    (_, i) => `<path d="M${x + 8 + i * 14} ${y + 18}v-9a4 4 0 0 1 8 0v9z" fill="#6b3a2b" opacity=".75"/>`,
  ).join("");

function drawBeacon(figure: Figure): void {
  figure.part(
    poly(
      [
        [118, 104],
        [138, 104],
        [134, 84],
        [122, 84],
      ],
      2,
    ),
    {
      color: BRASS,
      material: "metal",
      depth: 5,
    },
  );
  figure.raw(
    `<path d="${spark(128, 76, 34, 0.18)}" fill="#fff"/>` +
      `<circle cx="128" cy="76" r="18" fill="#fff" opacity=".8" ${figure.blur(6)}/>`,
  );
}

function drawStairs(figure: Figure): void {
  const treads = Array.from(
    { length: 8 },
    (_, i) => `<path d="M106 ${122 + i * 12}h44" stroke="#8a5430" stroke-width="3"/>`,
  );
  figure.part(
    poly(
      [
        [112, 210],
        [144, 210],
        [138, 112],
        [118, 112],
      ],
      2,
    ),
    {
      color: "#e8b46c",
      depth: 6,
      over: treads.join(""),
    },
  );
}
