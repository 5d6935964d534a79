import { halo, sparks } from "../../kit/light.ts";
import { blob, ellipse, poly } from "../../kit/path.ts";
import { GOLD, trophyFigure } from "./trophy-figure.ts";

/** For a champion among the players: a crown with three jewels on a violet cushion. */
export function championCrown(): string {
  return trophyFigure((figure) => {
    halo(figure, 128, 100, 124, "#ffd23f", 0.5);
    figure.part(
      blob([
        [50, 176],
        [92, 162],
        [164, 162],
        [206, 176],
        [202, 204],
        [128, 212],
        [54, 204],
      ]),
      { color: "#7a4fd0", depth: 14 },
    );
    for (const side of [-1, 1])
      figure.part(ellipse(128 + side * 80, 190, 10), { color: GOLD, material: "metal", depth: 4 });
    const crown = poly(
      [
        [56, 60],
        [94, 104],
        [128, 34],
        [162, 104],
        [200, 60],
        [184, 166],
        [72, 166],
      ],
      7,
    );
    figure.part(crown, { color: GOLD, material: "metal", depth: 16 });
    figure.part(
      blob(
        [
          [68, 150],
          [128, 164],
          [188, 150],
          [184, 174],
          [128, 188],
          [72, 174],
        ],
        0.8,
      ),
      { color: "#e09a2c", material: "metal", depth: 7 },
    );
    for (const [x, y, radius, color] of [
      [128, 30, 16, "#63e6ff"],
      [52, 56, 13, "#ff7fd6"],
      [204, 56, 13, "#ff7fd6"],
      [128, 126, 17, "#ff4d5e"],
      [92, 136, 9, "#63e6ff"],
      [164, 136, 9, "#63e6ff"],
    ] as const)
      figure.part(ellipse(x, y, radius), { color, material: "glow", depth: 5, occlusion: 0.2 });
    sparks(
      figure,
      [
        [206, 116, 14],
        [48, 120, 11],
        [168, 22, 8],
      ],
      "#fff6c9",
    );
  });
}
