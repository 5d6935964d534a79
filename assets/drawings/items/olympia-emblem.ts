import type { Figure } from "../../kit/figure.ts";
import { sparks } from "../../kit/light.ts";
import { STAT } from "../../kit/palette.ts";
import { blob, ellipse, poly } from "../../kit/path.ts";
import { taper } from "../../kit/tube.ts";
import { BRASS, GOLD, itemFigure } from "./item-figure.ts";
import { onCircle } from "./ring-shapes.ts";
import { toolPlate } from "./tool-plate.ts";

const RIBBON = "#3fbf7a";

/** Tool for stamina: a laurel wreath round a torch. */
export function olympiaEmblem(): string {
  const figure = itemFigure();
  toolPlate(figure, STAT.stamina);
  drawMedal(figure);
  drawLaurelWreath(figure);
  drawRibbonKnot(figure);
  drawTorch(figure);
  sparks(
    figure,
    [
      [186, 70, 10],
      [70, 70, 9],
    ],
    "#fff0a8",
  );
  return figure.render();
}

function drawMedal(figure: Figure): void {
  figure.part(ellipse(128, 128, 62), { color: GOLD, material: "metal", depth: 10 });
  figure.part(ellipse(128, 128, 51), {
    color: "#237a5a",
    depth: 12,
    occlusion: 0,
    over:
      `<circle cx="128" cy="128" r="44" fill="none" stroke="${STAT.stamina}" stroke-width="2.4" ` +
      'stroke-dasharray="2 7" stroke-linecap="round"/>',
  });
}

function drawRibbonKnot(figure: Figure): void {
  const leftEnd = poly(
    [
      [128, 196],
      [100, 224],
      [112, 226],
      [116, 234],
      [134, 206],
    ],
    3,
  );
  const rightEnd = poly(
    [
      [128, 196],
      [156, 224],
      [144, 226],
      [140, 234],
      [122, 206],
    ],
    3,
  );
  figure.part(leftEnd, { color: RIBBON, depth: 5 });
  figure.part(rightEnd, { color: RIBBON, depth: 5 });
  figure.part(ellipse(128, 198, 11, 9), { color: STAT.stamina, depth: 4, occlusion: 0.2 });
}

const PAIRS_PER_SIDE = 7;

/** A golden wreath, open at the top: leaves in pairs up both sides. */
function drawLaurelWreath(figure: Figure): void {
  for (const side of [-1, 1]) for (let i = 0; i < PAIRS_PER_SIDE; i++) drawPair(figure, side, i);
}

/** A small leaf that points inward under a larger one that points outward. */
function drawPair(figure: Figure, side: number, index: number): void {
  const degrees = 90 - side * (22 + index * 21);
  const [x, y] = onCircle(128, 126, 74, degrees);
  const length = 30 - index * 1.6;
  const color = index % 2 ? "#ffc53d" : GOLD;
  figure.at({ x, y, rotation: degrees - side * 112 }, () => drawLeaf(figure, length * 0.78, color));
  figure.at({ x, y, rotation: degrees - side * 52 }, () => drawLeaf(figure, length, color));
}

function drawLeaf(figure: Figure, length: number, color: string): void {
  const blade = blob([
    [-3, 0, "c"],
    [length * 0.4, -length * 0.3],
    [length, 0, "c"],
    [length * 0.4, length * 0.3],
  ]);
  figure.part(blade, {
    color,
    depth: 5,
    occlusion: 0.25,
    over: `<path d="M0 0H${length * 0.8}" stroke="#a8702a" stroke-width="1.8" opacity=".7"/>`,
  });
}

const flame = blob(
  [
    [100, 104],
    [104, 80],
    [118, 62],
    [122, 38, "c"],
    [142, 60],
    [152, 82],
    [156, 104],
    [144, 120],
    [112, 120],
  ],
  0.95,
);
const innerFlame = blob(
  [
    [112, 108],
    [116, 90],
    [128, 68, "c"],
    [140, 90],
    [143, 108],
    [128, 118],
  ],
  0.9,
);
const flameHeart = blob(
  [
    [120, 110],
    [128, 88, "c"],
    [136, 110],
    [128, 116],
  ],
  0.9,
);
const bowl = blob(
  [
    [96, 112, "c"],
    [160, 112, "c"],
    [150, 130],
    [128, 136],
    [106, 130],
  ],
  0.85,
);

/** A burning torch in the middle of the emblem. */
function drawTorch(figure: Figure): void {
  figure.part(
    taper([
      [128, 126, 11],
      [128, 150, 9],
      [128, 176, 5],
    ]),
    {
      color: "#b5754a",
      depth: 6,
      over: '<path d="M118 146l20 6M119 156l18 5" stroke="#6b3a2b" stroke-width="3"/>',
    },
  );
  figure.raw(`<circle cx="128" cy="88" r="32" fill="#ffb13d" opacity=".8" ${figure.blur(14)}/>`);
  figure.part(flame, { color: "#ff8a3d", depth: 9, highlight: 0.4 });
  figure.raw(`<path d="${innerFlame}" fill="#ffd95c"/><path d="${flameHeart}" fill="#fffbe0"/>`);
  figure.part(bowl, { color: BRASS, material: "metal", depth: 7 });
}
