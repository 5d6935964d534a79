import type { Figure } from "../../kit/figure.ts";
import { sparks } from "../../kit/light.ts";
import { STAT } from "../../kit/palette.ts";
import { ellipse, poly } from "../../kit/path.ts";
import { GOLD, itemFigure } from "./item-figure.ts";
import { drawLaurelWreath } from "./laurel-wreath.ts";
import { toolPlate } from "./tool-plate.ts";
import { drawTorch } from "./torch.ts";

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
