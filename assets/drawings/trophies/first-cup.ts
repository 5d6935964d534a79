import { spark, sparks } from "../../kit/light.ts";
import { blob, ellipse, poly, rect } from "../../kit/path.ts";
import { SILVER, trophyFigure } from "./trophy-figure.ts";

/** For the first battle: a silver cup with two handles and a star. */
export function firstCup(): string {
  return trophyFigure((figure) => {
    for (const side of [-1, 1]) {
      const handle = blob([
        [128 + side * 50, 44],
        [128 + side * 92, 36],
        [128 + side * 100, 76],
        [128 + side * 46, 122],
        [128 + side * 42, 106],
        [128 + side * 80, 76],
        [128 + side * 76, 56],
        [128 + side * 50, 62],
      ]);
      figure.part(handle, { color: SILVER, material: "metal", depth: 7 });
    }
    figure.part(rect(114, 134, 28, 46, 4), { color: SILVER, material: "metal", depth: 8 });
    figure.part(
      poly(
        [
          [96, 176],
          [160, 176],
          [168, 204],
          [88, 204],
        ],
        8,
      ),
      { color: SILVER, material: "metal", depth: 8 },
    );
    const bowl = blob(
      [
        [66, 32, "c"],
        [190, 32, "c"],
        [188, 84],
        [160, 132],
        [128, 146],
        [96, 132],
        [68, 84],
      ],
      0.9,
    );
    figure.part(bowl, { color: SILVER, material: "metal", depth: 16 });
    figure.part(ellipse(128, 32, 63, 15), { color: "#6d6a9c", depth: 8, occlusion: 0.2 });
    figure.part(spark(128, 88, 34, 0.44), { color: "#4fd8ff", material: "glow", depth: 5, occlusion: 0 });
    sparks(
      figure,
      [
        [198, 20, 12],
        [58, 150, 9],
      ],
      "#e6f7ff",
    );
  });
}
