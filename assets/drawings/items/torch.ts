import type { Figure } from "../../kit/figure.ts";
import { blob } from "../../kit/path.ts";
import { taper } from "../../kit/tube.ts";
import { BRASS } from "./item-figure.ts";

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
export function drawTorch(figure: Figure): void {
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
