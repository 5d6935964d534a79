import type { Figure } from "../../kit/figure.ts";
import { clipped, radialGradient } from "../../kit/fill.ts";
import { LINE } from "../../kit/palette.ts";
import { blob, ellipse } from "../../kit/path.ts";

/** The round mouth of the lair: a rim, a warm interior and a cushion. */
export function drawEntrance(figure: Figure, rim: string): void {
  figure.part(ellipse(256, 356, 118, 108), { color: rim, depth: 14, soft: 6 });
  const hollow = ellipse(256, 362, 92, 86);
  const warmth = radialGradient(
    figure,
    [
      [0, "#ffb765"],
      [0.4, "#a8506a"],
      [1, "#231645"],
    ],
    'cx=".5" cy=".82" r=".8"',
  );
  figure.raw(
    `<path d="${hollow}" fill="${warmth}" stroke="${LINE}" stroke-width="7"/>` +
      clipped(
        figure,
        hollow,
        `<path d="${ellipse(256, 300, 100, 60)}" fill="#140b2c" opacity=".6" ${figure.blur(10)}/>`,
      ),
  );
  const cushion = blob([
    [176, 430],
    [196, 400],
    [256, 390],
    [316, 400],
    [336, 430],
    [306, 456],
    [256, 462],
    [206, 456],
  ]);
  figure.part(cushion, {
    color: "#ff8fa8",
    depth: 12,
    over:
      '<path d="M206 424q50 -18 100 0" stroke="#fff" stroke-width="5" opacity=".5" fill="none" stroke-linecap="round"/>' +
      '<g fill="#fff" opacity=".65"><circle cx="226" cy="438" r="5"/><circle cx="256" cy="432" r="5"/><circle cx="286" cy="438" r="5"/></g>',
  });
}
