import { sparks } from "../../kit/light.ts";
import { ellipse, rect } from "../../kit/path.ts";
import { BRASS, trophyFigure } from "./trophy-figure.ts";

/** For room 2: the key to its door, standing on its teeth, with the cyan of the door's sign. */
export function roomKey(): string {
  return trophyFigure((figure) => {
    figure.part(rect(116, 100, 24, 104, 5), { color: BRASS, material: "metal", depth: 8 });
    figure.part(rect(136, 150, 36, 18, 4), { color: BRASS, material: "metal", depth: 5 });
    figure.part(rect(136, 178, 26, 18, 4), { color: BRASS, material: "metal", depth: 5 });
    for (const [x, y] of [
      [84, 54],
      [172, 54],
      [128, 20],
    ] as const)
      figure.part(ellipse(x, y, 22), { color: BRASS, material: "metal", depth: 8 });
    figure.part(ellipse(128, 64, 50), { color: BRASS, material: "metal", depth: 14 });
    figure.part(ellipse(128, 64, 28), { color: "#37c8e8", material: "glow", depth: 8, occlusion: 0 });
    figure.raw('<path d="M112 66l10 -18h10l-13 26z" fill="#fff" opacity=".75"/>');
    figure.part(rect(104, 112, 48, 16, 6), { color: "#c98a3a", material: "metal", depth: 5 });
    sparks(
      figure,
      [
        [196, 28, 13],
        [60, 104, 9],
      ],
      "#c9f6ff",
    );
  });
}
