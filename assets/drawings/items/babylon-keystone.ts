import { mix } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { sparks } from "../../kit/light.ts";
import { STAT } from "../../kit/palette.ts";
import { poly, rect } from "../../kit/path.ts";
import { itemFigure } from "./item-figure.ts";
import { onCircle, ringBlock } from "./ring-shapes.ts";
import { toolPlate } from "./tool-plate.ts";

const CENTRE_X = 128;
const STONE = "#c98f5a";

/** Tool for energy: a sandstone arch whose keystone glows. */
export function babylonKeystone(): string {
  const figure = itemFigure();
  toolPlate(figure, STAT.energy);
  drawRays(figure);
  drawDoorway(figure);
  for (const side of [-1, 1]) drawPillar(figure, CENTRE_X + side * 62 - 19);
  drawArch(figure);
  drawKeystone(figure);
  sparks(
    figure,
    [
      [184, 72, 12],
      [70, 84, 9],
      [128, 28, 10],
    ],
    STAT.energy,
  );
  return figure.render();
}

/** Light behind the keystone, inside the plate. */
function drawRays(figure: Figure): void {
  const rays = [-166, -142, -118, -62, -38, -14].map((degrees) =>
    poly([[CENTRE_X, 92], onCircle(CENTRE_X, 92, 74, degrees - 5), onCircle(CENTRE_X, 92, 74, degrees + 5)]),
  );
  figure.raw(`<path d="${rays.join("")}" fill="#ffe79a" opacity=".5" ${figure.blur(2)}/>`);
}

function drawDoorway(figure: Figure): void {
  const light = figure.nextId("door");
  figure.def(
    `<radialGradient id="${light}" cx=".5" cy="1" r="1"><stop offset="0" stop-color="#fff6cf"/>` +
      '<stop offset=".4" stop-color="#ffc04a"/><stop offset="1" stop-color="#7a3f2a"/></radialGradient>',
  );
  figure.raw(
    `<path d="M84 214V158A44 44 0 0 1 172 158V214Z" fill="url(#${light})"/>` +
      `<ellipse cx="128" cy="214" rx="40" ry="12" fill="#fffbe0" opacity=".8" ${figure.blur(6)}/>`,
  );
}

function drawPillar(figure: Figure, x: number): void {
  figure.part(rect(x, 160, 38, 30, 4), { color: STONE, depth: 8 });
  figure.part(rect(x - 2, 186, 42, 26, 4), {
    color: mix(STONE, "#8a5430", 0.2),
    depth: 8,
    over:
      `<path d="M${x + 8} 196v10M${x + 16} 196l6 10M${x + 30} 196v10" stroke="#7a4a2c" ` +
      'stroke-width="3" stroke-linecap="round"/>',
  });
}

function drawArch(figure: Figure): void {
  for (const [from, to] of [
    [-178, -147],
    [-144, -114],
    [-66, -36],
    [-33, -2],
  ] as const)
    figure.part(ringBlock({ cx: CENTRE_X, cy: 158, inner: 44, outer: 82, from, to, corner: 4 }), {
      color: STONE,
      depth: 9,
    });
}

/** A tall wedge with a gem that stands above the arch. */
function drawKeystone(figure: Figure): void {
  const engraving = poly(
    [
      [106, 54],
      [150, 54],
      [141, 112],
      [115, 112],
    ],
    4,
  );
  figure.raw(
    `<circle cx="${CENTRE_X}" cy="88" r="42" fill="${STAT.energy}" opacity=".75" ${figure.blur(14)}/>`,
  );
  figure.part(
    poly(
      [
        [92, 42],
        [164, 42],
        [149, 124],
        [107, 124],
      ],
      7,
    ),
    {
      color: "#ffb52e",
      material: "metal",
      depth: 10,
      over: `<path d="${engraving}" fill="none" stroke="#fff1b8" stroke-width="3" opacity=".8"/>`,
    },
  );
  figure.part(
    poly(
      [
        [128, 58],
        [146, 78],
        [128, 108],
        [110, 78],
      ],
      4,
    ),
    {
      color: "#fff0a8",
      material: "glow",
      depth: 6,
      occlusion: 0.2,
      over:
        '<path d="M128 58L110 78L128 108Z" fill="#ffffff" opacity=".6"/>' +
        '<path d="M110 78H146" stroke="#e0a030" stroke-width="2" opacity=".7"/>',
    },
  );
}
