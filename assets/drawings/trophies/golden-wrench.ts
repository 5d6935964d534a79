import { sparks } from "../../kit/light.ts";
import { ellipse, poly, rect } from "../../kit/path.ts";
import { GOLD, trophyFigure } from "./trophy-figure.ts";

/** For the first machine: a wrench that stands on end, with a gear behind it. */
export function goldenWrench(): string {
  return trophyFigure((figure) => {
    const teeth = Array.from({ length: 8 }, (_, i) => i * 45);
    for (const rotation of teeth)
      figure.at({ x: 128, y: 112, ox: 0, oy: 0, rotation }, () => {
        figure.part(rect(-14, -74, 28, 34, 6), {
          color: "#7a76b4",
          material: "metal",
          depth: 6,
          occlusion: 0,
        });
      });
    figure.part(ellipse(128, 112, 56), { color: "#7a76b4", material: "metal", depth: 12, occlusion: 0 });
    figure.part(ellipse(128, 112, 36), { color: "#3b3763", depth: 8, occlusion: 0 });
    const jaw = poly(
      [
        [84, 22],
        [106, 10],
        [108, 46],
        [128, 60],
        [148, 46],
        [150, 10],
        [172, 22],
        [178, 60],
        [150, 88],
        [148, 200],
        [108, 200],
        [106, 88],
        [78, 60],
      ],
      8,
    );
    figure.part(jaw, { color: GOLD, material: "metal", depth: 12 });
    figure.part(rect(120, 108, 16, 66, 8), { color: "#c98a2c", depth: 4, occlusion: 0, inner: 2 });
    sparks(
      figure,
      [
        [188, 34, 14],
        [66, 150, 10],
      ],
      "#fff0a8",
    );
  });
}
