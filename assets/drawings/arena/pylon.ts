import type { Figure } from "../../kit/figure.ts";
import { glowSpot } from "../../kit/light.ts";
import { ellipse, poly } from "../../kit/path.ts";
import type { Point } from "../../kit/points.ts";
import { taper } from "../../kit/tube.ts";

/** A pylon at a corner of the stage: steel foot, brass claws, a floating crystal in the ring color. */
export function drawPylon(figure: Figure, [x, y]: Point, light: string): void {
  drawFoot(figure, x, y);
  for (const side of [-1, 1])
    figure.part(
      taper([
        [x + side * 18, y - 17, 6],
        [x + side * 23, y - 32, 5],
        [x + side * 16, y - 48, 3],
      ]),
      {
        color: "#e3b25a",
        material: "metal",
        depth: 5,
        occlusion: 0.3,
      },
    );
  figure.raw(glowSpot(figure, x, y - 52, 32, light, 0.6, 14));
  drawCrystal(figure, x, y, light);
}

function drawFoot(figure: Figure, x: number, y: number): void {
  const foot =
    `M${x - 30} ${y - 18}L${x - 34} ${y}A34 13 0 0 0 ${x + 34} ${y}L${x + 30} ${y - 18}` +
    `A30 11 0 0 1 ${x - 30} ${y - 18}Z`;
  figure.raw(
    `<ellipse cx="${x + 3}" cy="${y + 6}" rx="36" ry="13" fill="#060416" opacity=".6" ${figure.blur(6)}/>`,
  );
  figure.part(foot, { color: "#4a4486", material: "metal", depth: 7 });
  figure.part(ellipse(x, y - 18, 30, 11), { color: "#6d66ac", depth: 5, occlusion: 0 });
}

function drawCrystal(figure: Figure, x: number, y: number, light: string): void {
  const litFace = `M${x} ${y - 92}L${x - 15} ${y - 62}L${x} ${y - 24}Z`;
  const edges = `M${x - 15} ${y - 62}L${x} ${y - 56}L${x + 15} ${y - 62}`;
  figure.part(
    poly(
      [
        [x, y - 92],
        [x + 15, y - 62],
        [x, y - 24],
        [x - 15, y - 62],
      ],
      2,
    ),
    {
      color: light,
      material: "metal",
      depth: 5,
      occlusion: 0.2,
      over:
        `<path d="${litFace}" fill="#ffffff" opacity=".4"/>` +
        `<path d="${edges}" fill="none" stroke="#ffffff" stroke-width="1.6" opacity=".7"/>`,
    },
  );
}
