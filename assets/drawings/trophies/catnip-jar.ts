import { halo, sparks } from "../../kit/light.ts";
import { blob, ellipse, rect } from "../../kit/path.ts";
import { BRASS, trophyFigure } from "./trophy-figure.ts";

const LEAF = blob([
  [128, 48],
  [158, 76],
  [166, 116],
  [150, 150],
  [128, 164],
  [106, 150],
  [90, 116],
  [98, 76],
]);

/** For a harvest of Cat Nips: one great leaf that shines in a jar. */
export function catnipJar(): string {
  return trophyFigure((figure) => {
    halo(figure, 128, 110, 116, "#5ee08a", 0.45);
    figure.part(rect(64, 40, 128, 164, 34), { color: "#3f8f86", depth: 16, highlight: 0.3 });
    figure.part(LEAF, {
      color: "#6fd860",
      depth: 14,
      over: '<path d="M128 60V180M128 92l-20 -12M128 92l20 -12M128 118l-26 -14M128 118l26 -14M128 142l-20 -10M128 142l20 -10" stroke="#2c7a48" stroke-width="6" stroke-linecap="round" fill="none"/>',
    });
    figure.raw(
      '<rect x="70" y="46" width="116" height="152" rx="30" fill="#bff5e6" opacity=".16"/>' +
        '<path d="M82 70Q78 110 82 164" stroke="#fff" stroke-width="11" stroke-linecap="round" fill="none" opacity=".75"/>' +
        '<path d="M178 84V160" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".4"/>',
    );
    figure.part(rect(76, 22, 104, 28, 9), { color: BRASS, material: "metal", depth: 8 });
    figure.part(ellipse(128, 16, 17, 13), { color: BRASS, material: "metal", depth: 6 });
    sparks(
      figure,
      [
        [206, 60, 13],
        [48, 96, 10],
      ],
      "#d6ffd0",
    );
  });
}
