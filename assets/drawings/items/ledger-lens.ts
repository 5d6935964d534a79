import type { Figure } from "../../kit/figure.ts";
import { sparks } from "../../kit/light.ts";
import { STAT } from "../../kit/palette.ts";
import { ellipse, poly } from "../../kit/path.ts";
import { taper } from "../../kit/tube.ts";
import { BRASS, itemFigure } from "./item-figure.ts";
import { toolPlate } from "./tool-plate.ts";

const FRAME = "#f0bf5e";

/** Tool for magic: a magnifier over the lines of a ledger, with a tick. */
export function ledgerLens(): string {
  const figure = itemFigure();
  toolPlate(figure, STAT.magic);
  drawHandle(figure);
  drawLens(figure);
  sparks(
    figure,
    [
      [184, 66, 13],
      [52, 176, 10],
    ],
    STAT.magic,
  );
  return figure.render();
}

function drawHandle(figure: Figure): void {
  figure.part(
    taper([
      [164, 164, 13],
      [186, 188, 13],
      [204, 210, 14],
    ]),
    {
      color: "#a8613f",
      depth: 8,
      over: '<path d="M176 190l14 -12M184 200l14 -12" stroke="#5c2f2a" stroke-width="4"/>',
    },
  );
  figure.part(
    taper(
      [
        [152, 152, 9],
        [166, 166, 11],
      ],
      { per: 3 },
    ),
    {
      color: BRASS,
      material: "metal",
      depth: 6,
    },
  );
}

function drawLens(figure: Figure): void {
  figure.part(ellipse(112, 112, 62), { color: FRAME, material: "metal", depth: 12 });
  figure.part(ellipse(112, 112, 47), {
    color: "#b78bff",
    material: "glow",
    depth: 14,
    occlusion: 0,
    over: LEDGER_LINES + TICK + glint(figure),
  });
  for (const rotation of [-90, 0, 90, 180])
    figure.at({ x: 112, y: 112, rotation }, () => {
      figure.part(
        poly(
          [
            [52, -9],
            [72, 0],
            [52, 9],
          ],
          2,
        ),
        { color: FRAME, material: "metal", depth: 4 },
      );
    });
}

const LEDGER_LINES =
  '<g fill="#fff" opacity=".85"><rect x="88" y="88" width="48" height="6" rx="3"/>' +
  '<rect x="88" y="102" width="36" height="6" rx="3"/><rect x="88" y="116" width="44" height="6" rx="3"/>' +
  '<rect x="88" y="130" width="26" height="6" rx="3"/></g>';

const TICK =
  '<path d="M128 128l8 9 16 -20" stroke="#7dffb0" stroke-width="7" fill="none" ' +
  'stroke-linecap="round" stroke-linejoin="round"/>';

const glint = (figure: Figure): string =>
  `<ellipse cx="92" cy="84" rx="22" ry="11" transform="rotate(-38 92 84)" fill="#fff" opacity=".75" ${figure.blur(2)}/>`;
