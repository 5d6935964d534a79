import { halo, sparks } from "../../kit/light.ts";
import { blob, poly } from "../../kit/path.ts";
import { GOLD, trophyFigure } from "./trophy-figure.ts";

const EGG = blob([
  [128, 22],
  [170, 56],
  [190, 112],
  [172, 160],
  [128, 178],
  [84, 160],
  [66, 112],
  [86, 56],
]);

/** For the first creature: an egg of crystal in a golden claw. */
export function crystalEgg(): string {
  return trophyFigure((figure) => {
    halo(figure, 128, 104, 122, "#b57bff", 0.5);
    figure.part(EGG, {
      color: "#9a6bf0",
      depth: 22,
      highlight: 0.8,
      over:
        '<path d="M128 22L96 84L128 128L164 80ZM96 84L66 112L92 154L128 128L166 152L190 112L164 80" fill="none" stroke="#e9dcff" stroke-width="4" opacity=".7" stroke-linejoin="round"/>' +
        '<path d="M128 22L96 84L128 128L164 80Z" fill="#d9c2ff" opacity=".4"/><path d="M128 128L92 154Q108 176 128 178Q150 176 166 152Z" fill="#5a2fb8" opacity=".45"/>' +
        '<path d="M92 62Q76 88 80 120" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".75"/>',
    });
    for (const side of [-1, 1]) {
      const claw = poly(
        [
          [128 + side * 12, 204],
          [128 + side * 46, 198],
          [128 + side * 66, 168],
          [128 + side * 62, 132],
          [128 + side * 46, 160],
          [128 + side * 20, 174],
        ],
        9,
      );
      figure.part(claw, { color: GOLD, material: "metal", depth: 8 });
    }
    figure.part(
      poly(
        [
          [108, 206],
          [148, 206],
          [142, 150],
          [128, 136],
          [114, 150],
        ],
        8,
      ),
      { color: GOLD, material: "metal", depth: 8 },
    );
    sparks(
      figure,
      [
        [202, 54, 15],
        [46, 66, 12],
        [196, 150, 8],
      ],
      "#efe0ff",
    );
  });
}
