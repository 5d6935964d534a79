import type { Figure } from "../../kit/figure.ts";
import { sparks } from "../../kit/light.ts";
import { LINE, STAT } from "../../kit/palette.ts";
import { blob, ellipse, rect } from "../../kit/path.ts";
import { BRASS, GOLD, itemFigure } from "./item-figure.ts";
import { ellipseHole, onCircle } from "./ring-shapes.ts";
import { toolPlate } from "./tool-plate.ts";

const CENTRE = 128;

/** Tool for speed: a turbine with a check mark on its hub. */
export function validatorCore(): string {
  const figure = itemFigure();
  toolPlate(figure, STAT.speed);
  drawHousing(figure);
  for (let i = 0; i < 8; i++) drawBlade(figure, i);
  figure.raw(MOTION_ARCS);
  drawHub(figure);
  drawCheckMark(figure);
  sparks(
    figure,
    [
      [196, 60, 12],
      [58, 196, 10],
      [60, 60, 8],
    ],
    STAT.speed,
  );
  return figure.render();
}

/** A ring held by four clamps, lit from inside. */
function drawHousing(figure: Figure): void {
  for (const rotation of [45, 135, 225, 315]) {
    const [x, y] = onCircle(CENTRE, CENTRE, 78, rotation);
    figure.at({ x, y, rotation }, () => {
      figure.part(rect(-12, -15, 26, 30, 6), { color: BRASS, material: "metal", depth: 6 });
    });
  }
  figure.part(ellipse(CENTRE, CENTRE, 80) + ellipseHole(CENTRE, CENTRE, 66, 66), {
    color: "#b7b3e0",
    material: "metal",
    depth: 8,
  });
  figure.raw(
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="64" fill="#0f2444"/>` +
      `<circle cx="${CENTRE}" cy="${CENTRE}" r="60" fill="${STAT.speed}" opacity=".45" ${figure.blur(14)}/>`,
  );
}

const blade = blob(
  [
    [22, -12, "c"],
    [40, -22],
    [62, -16, "c"],
    [58, 4],
    [44, 8],
    [24, 10, "c"],
  ],
  0.9,
);

function drawBlade(figure: Figure, index: number): void {
  figure.at({ x: CENTRE, y: CENTRE, rotation: index * 45 }, () => {
    figure.part(blade, {
      color: index % 2 ? "#8fe6ff" : "#5cc8f2",
      material: "metal",
      depth: 5,
      occlusion: 0.35,
    });
  });
}

const MOTION_ARCS =
  '<g fill="none" stroke="#eafcff" stroke-linecap="round" opacity=".85">' +
  '<path d="M66 104A66 66 0 0 1 104 66" stroke-width="4"/><path d="M190 152A66 66 0 0 1 152 190" stroke-width="4"/></g>';

function drawHub(figure: Figure): void {
  figure.raw(
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="48" fill="${STAT.speed}" opacity=".6" ${figure.blur(10)}/>`,
  );
  figure.part(ellipse(CENTRE, CENTRE, 41), { color: GOLD, material: "metal", depth: 8 });
  figure.part(ellipse(CENTRE, CENTRE, 32), { color: "#173a6b", depth: 9, occlusion: 0 });
}

function drawCheckMark(figure: Figure): void {
  const path = `M${CENTRE - 17} ${CENTRE + 1}L${CENTRE - 5} ${CENTRE + 14}L${CENTRE + 19} ${CENTRE - 14}`;
  const stroke = (color: string, width: number, more = ""): string =>
    `<path d="${path}" stroke="${color}" stroke-width="${width}"${more}/>`;
  figure.raw(
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">' +
      stroke("#4df29b", 17, ` opacity=".7" ${figure.blur(6)}`) +
      stroke(LINE, 15) +
      stroke("#7dffb8", 9.5) +
      stroke("#eafff3", 3, ' transform="translate(-1 -1.6)"') +
      "</g>",
  );
}
