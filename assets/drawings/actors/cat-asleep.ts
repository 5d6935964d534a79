import { LINE } from "../../kit/palette.ts";
import { blob } from "../../kit/path.ts";
import { taper } from "../../kit/tube.ts";
import { CAT, catFigure, stripes } from "./cat-figure.ts";
import { drawCatHead } from "./cat-head.ts";

/** The cat curled up asleep; in the second of two frames it has breathed in and the Zs have risen. */
export function catAsleep(frame: number): string {
  const breath = frame * 3;
  const figure = catFigure({ x: 160, y: 226, rx: 104, ry: 18 });
  const body = blob([
    [64, 196],
    [72, 150 - breath],
    [122, 118 - breath],
    [190, 116 - breath],
    [246, 146 - breath],
    [260, 190],
    [236, 222],
    [160, 230],
    [88, 222],
  ]);
  figure.part(body, {
    color: CAT.fur,
    depth: 22,
    over: stripes([
      [
        [128, 112],
        [122, 142],
      ],
      [
        [158, 108],
        [156, 140],
      ],
      [
        [190, 110],
        [194, 140],
      ],
      [
        [220, 122],
        [228, 148],
      ],
    ]),
  });
  const tail = taper([
    [246, 178, 14],
    [258, 204, 15],
    [226, 226, 15],
    [170, 230, 14],
    [140, 222, 12],
  ]);
  figure.part(tail, {
    color: CAT.fur,
    depth: 9,
    over: `<circle cx="140" cy="222" r="22" fill="${CAT.cream}"/>`,
  });
  drawCatHead(figure, { x: 112, y: 176, scale: 0.92, rotation: 8, isAsleep: true });
  figure.raw(letterZ(190, 70 - frame * 4, 20) + letterZ(220, 44 - frame * 6, 26));
  return figure.render();
}

function letterZ(x: number, y: number, size: number): string {
  const stroke = (color: string, width: number): string =>
    `<path d="M${x} ${y}h${size}l${-size} ${size}h${size}" fill="none" stroke="${color}" ` +
    `stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
  return stroke(LINE, 10) + stroke("#bfe9ff", 5);
}
