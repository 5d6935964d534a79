import { sparks } from "../../kit/light.ts";
import { ellipse, poly } from "../../kit/path.ts";
import { GOLD, trophyFigure } from "./trophy-figure.ts";

/** A five-pointed star round (128, 96). */
const STAR = poly(
  Array.from({ length: 10 }, (_, point): [number, number] => {
    const radius = point % 2 === 0 ? 46 : 20;
    const angle = (point / 10) * 2 * Math.PI - Math.PI / 2;
    return [128 + radius * Math.cos(angle), 96 + radius * Math.sin(angle)];
  }),
  5,
);

/** For a goal that brings nothing to look at: a golden disc with a star, on two ribbons. */
export function goalStar(): string {
  return trophyFigure((figure) => {
    for (const side of [-1, 1])
      figure.part(
        poly(
          [
            [128 + side * 8, 140],
            [128 + side * 58, 128],
            [128 + side * 74, 206],
            [128 + side * 48, 192],
            [128 + side * 34, 214],
          ],
          4,
        ),
        { color: side < 0 ? "#7a4fd0" : "#9a6cf0", depth: 8 },
      );
    figure.part(ellipse(128, 96, 78), { color: GOLD, material: "metal", depth: 14 });
    figure.part(ellipse(128, 96, 60), { color: "#3b3470", depth: 8, occlusion: 0.2 });
    figure.part(STAR, { color: "#ffe9a0", material: "glow", depth: 6, occlusion: 0 });
    sparks(
      figure,
      [
        [206, 40, 12],
        [48, 60, 9],
      ],
      "#fff0a8",
    );
  });
}
