import { sparks } from "../../kit/light.ts";
import { LINE } from "../../kit/palette.ts";
import { blob, ellipse, poly } from "../../kit/path.ts";
import { GOLD, trophyFigure } from "./trophy-figure.ts";

/** For the cat: a golden statuette that sits and waves, with a red collar and a bell. */
export function goldenCat(): string {
  return trophyFigure((figure) => {
    const tail = blob([
      [176, 190],
      [206, 176],
      [212, 140],
      [200, 120],
      [188, 130],
      [192, 156],
      [170, 176],
    ]);
    const body = blob([
      [128, 98],
      [168, 122],
      [184, 176],
      [170, 204],
      [86, 204],
      [72, 176],
      [88, 122],
    ]);
    figure.part(tail, { color: GOLD, material: "metal", depth: 8 });
    figure.part(body, { color: GOLD, material: "metal", depth: 18 });
    figure.part(ellipse(128, 176, 26, 26), {
      color: "#ffe2a0",
      depth: 8,
      occlusion: 0,
      inner: 0,
      outline: false,
    });
    for (const side of [-1, 1]) {
      const ear = poly(
        [
          [128 + side * 56, 18],
          [128 + side * 62, 76],
          [128 + side * 18, 52],
        ],
        9,
      );
      figure.part(ear, { color: GOLD, material: "metal", depth: 8 });
      const inside = poly(
        [
          [128 + side * 50, 36],
          [128 + side * 53, 64],
          [128 + side * 30, 54],
        ],
        4,
      );
      figure.raw(`<path d="${inside}" fill="#c9703a"/>`);
    }
    figure.part(ellipse(128, 88, 66, 52), { color: GOLD, material: "metal", depth: 16 });
    figure.raw(
      `<path d="M92 88q13 -18 26 0M138 88q13 -18 26 0" fill="none" stroke="${LINE}" stroke-width="8" stroke-linecap="round"/>` +
        `<path d="M120 104h16l-8 9z" fill="#d0562f"/>` +
        `<path d="M114 120q7 7 14 0q7 7 14 0" fill="none" stroke="${LINE}" stroke-width="5" stroke-linecap="round"/>` +
        '<path d="M62 100h22M64 116l20 -4M172 100h22M172 112l20 4" stroke="#7c4a1c" stroke-width="4" stroke-linecap="round"/>',
    );
    figure.part(
      blob([
        [82, 132],
        [128, 146],
        [174, 132],
        [176, 144],
        [128, 160],
        [80, 144],
      ]),
      { color: "#d8405f", depth: 4 },
    );
    figure.part(ellipse(128, 158, 13), { color: "#fff0a8", material: "metal", depth: 5 });
    sparks(
      figure,
      [
        [206, 50, 13],
        [50, 30, 9],
      ],
      "#fff0a8",
    );
  });
}
