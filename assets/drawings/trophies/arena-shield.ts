import { sparks } from "../../kit/light.ts";
import { blob, ellipse, poly, rect } from "../../kit/path.ts";
import { GOLD, SILVER, trophyFigure } from "./trophy-figure.ts";

const outline = (grow: number): string =>
  blob(
    [
      [66 - grow, 44 - grow, "c"],
      [128, 30 - grow],
      [190 + grow, 44 - grow, "c"],
      [188 + grow, 106],
      [164 + grow, 158 + grow],
      [128, 186 + grow, "c"],
      [92 - grow, 158 + grow],
      [68 - grow, 106],
    ],
    0.8,
  );

/** For a win on Hard: a red shield over two crossed swords. */
export function arenaShield(): string {
  return trophyFigure((figure) => {
    for (const rotation of [-42, 42])
      figure.at({ x: 128, y: 112, ox: 0, oy: 0, rotation }, () => {
        figure.part(
          poly(
            [
              [-11, 60],
              [-11, -84],
              [0, -106],
              [11, -84],
              [11, 60],
            ],
            3,
          ),
          { color: SILVER, material: "metal", depth: 6 },
        );
        figure.part(rect(-32, 58, 64, 14, 5), { color: GOLD, material: "metal", depth: 5 });
        figure.part(rect(-8, 70, 16, 30, 5), { color: "#5a3b57", depth: 5 });
      });
    figure.part(rect(112, 168, 32, 36, 4), { color: GOLD, material: "metal", depth: 6 });
    figure.part(outline(8), { color: GOLD, material: "metal", depth: 10 });
    figure.part(outline(-8), {
      color: "#c93550",
      depth: 16,
      occlusion: 0,
      over: '<path d="M128 30V190M60 96H196" stroke="#ff8f7a" stroke-width="7" opacity=".5"/>',
    });
    figure.part(ellipse(128, 98, 30), { color: GOLD, material: "metal", depth: 9 });
    figure.part(ellipse(128, 98, 16), { color: "#ff6b5e", material: "glow", depth: 5, occlusion: 0 });
    sparks(
      figure,
      [
        [214, 100, 12],
        [44, 118, 9],
      ],
      "#fff0a8",
    );
  });
}
