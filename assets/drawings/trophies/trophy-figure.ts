import { Figure } from "../../kit/figure.ts";
import { shadow } from "../../kit/light.ts";
import { ellipse, poly, rect } from "../../kit/path.ts";

export const GOLD = "#f2b53f";
export const BRASS = "#e3b25a";
export const SILVER = "#b9bfdc";

/** Height at which a trophy stands on its plinth. */
export const TOP = 196;

/** A trophy on its plinth, 256 x 256. The contour is thick, because a trophy is small on the shelf. */
export function trophyFigure(draw: (figure: Figure) => void): string {
  const figure = new Figure({ width: 256, height: 256, contour: 8, inner: 3.4, unit: 0.5 });
  shadow(figure, 132, 240, 78, 9, 0.5);
  drawPlinth(figure);
  draw(figure);
  return figure.fit({ pad: 0, ground: 242 }).render();
}

/** Dark wood with a brass plate; its top is an ellipse seen from above. */
function drawPlinth(figure: Figure): void {
  const foot = poly(
    [
      [70, TOP + 4],
      [186, TOP + 4],
      [194, 240],
      [62, 240],
    ],
    10,
  );
  figure.part(foot, { color: "#8a5548", depth: 10 });
  figure.part(ellipse(128, TOP + 4, 58, 13), { color: "#a8714f", depth: 5, occlusion: 0.2 });
  figure.part(rect(98, 216, 60, 15, 4), {
    color: BRASS,
    material: "metal",
    depth: 4,
    inner: 2,
    occlusion: 0,
  });
}
