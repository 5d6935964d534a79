import type { Figure } from "../../kit/figure.ts";
import { sparks } from "../../kit/light.ts";
import { STAT } from "../../kit/palette.ts";
import { blob, ellipse, poly } from "../../kit/path.ts";
import { drawDogHead } from "./dog-head.ts";
import { GOLD, itemFigure } from "./item-figure.ts";
import { ellipseHole } from "./ring-shapes.ts";
import { spellPlate } from "./spell-plate.ts";

const SIDE_FUR = "#3f9c74";
const MAIN_FUR = "#4fb586";
const PALE_STEEL = "#c9c4ee";

/** Spell for stamina: three dog heads, three links, one lock. */
export function cerberusChain(): string {
  const figure = itemFigure();
  spellPlate(figure, STAT.stamina);
  drawChain(figure);
  figure.raw(`<circle cx="128" cy="150" r="70" fill="${STAT.stamina}" opacity=".5" ${figure.blur(20)}/>`);
  drawDogHead(figure, { x: 66, y: 152, scale: 0.68, rotation: -12, color: SIDE_FUR, dim: 0.22 });
  drawDogHead(figure, { x: 190, y: 152, scale: 0.68, rotation: 12, color: SIDE_FUR, dim: 0.22 });
  drawCollar(figure);
  drawDogHead(figure, { x: 128, y: 146, scale: 1.04, color: MAIN_FUR, lock: true });
  sparks(
    figure,
    [
      [202, 206, 10],
      [54, 210, 9],
      [128, 22, 9],
    ],
    STAT.stamina,
  );
  return figure.render();
}

/** Across the top: three links, and two that continue behind the side heads. */
function drawChain(figure: Figure): void {
  drawLink(figure, 62, 96, -58, PALE_STEEL);
  drawLink(figure, 194, 96, 58, PALE_STEEL);
  drawLink(figure, 92, 60, -32, GOLD);
  drawLink(figure, 164, 60, 32, GOLD);
  drawLink(figure, 128, 50, 0, PALE_STEEL);
}

function drawLink(figure: Figure, x: number, y: number, rotation: number, color: string): void {
  figure.at({ x, y, rotation }, () => {
    figure.part(ellipse(0, 0, 30, 19) + ellipseHole(0, 0, 17, 8), { color, material: "metal", depth: 6 });
  });
}

function drawCollar(figure: Figure): void {
  const band = blob(
    [
      [86, 186],
      [128, 204],
      [170, 186],
      [172, 206],
      [128, 228],
      [84, 206],
    ],
    0.9,
  );
  figure.part(band, { color: "#b82c48", depth: 6 });
  for (const [x, y] of [
    [98, 201],
    [128, 212],
    [158, 201],
  ] as const)
    figure.part(
      poly(
        [
          [x - 7, y + 5],
          [x, y - 11],
          [x + 7, y + 5],
        ],
        2,
      ),
      {
        color: GOLD,
        material: "metal",
        depth: 3,
        occlusion: 0.2,
      },
    );
}
