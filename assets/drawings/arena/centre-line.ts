import { whiter } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { poly } from "../../kit/path.ts";
import type { Point } from "../../kit/points.ts";
import { crowHeadPath } from "../brand/crow.ts";
import type { ArenaLayout } from "./arena-layout.ts";

/** The crest's hexagon, flattened because it is seen from above. */
const SQUASH = 0.7;

/** The light line between the sides, with studs and the crow crest in a hexagon. */
export function drawCentreLine(figure: Figure, layout: ArenaLayout, light: string): void {
  const { stage, centreY, crest } = layout;
  const centreX = layout.width / 2;
  const [from, to] = [stage.left + 16, stage.right - 16];
  drawLine(figure, [from, centreX - crest - 14], [centreX + crest + 14, to], centreY, light);
  for (const side of [-1, 1])
    for (const place of [0.3, 0.55, 0.8])
      figure.raw(stud(centreX + side * (crest + (to - centreX - crest) * place), centreY, light));
  drawCrest(figure, centreX, centreY, crest, light);
}

type Span = readonly [from: number, to: number];

function drawLine(figure: Figure, left: Span, right: Span, y: number, light: string): void {
  const path = `M${left[0]} ${y}H${left[1]}M${right[0]} ${y}H${right[1]}`;
  figure.raw(
    `<path d="${path}" stroke="#0c0926" stroke-width="9" opacity=".8"/>` +
      `<path d="${path}" stroke="${light}" stroke-width="12" opacity=".5" ${figure.blur(6)}/>` +
      `<path d="${path}" stroke="${whiter(light, 0.45)}" stroke-width="3"/>`,
  );
}

const stud = (x: number, y: number, light: string): string =>
  `<path d="M${x - 9} ${y}L${x} ${y - 6}L${x + 9} ${y}L${x} ${y + 6}Z" fill="#120d33" stroke="${light}" stroke-width="2"/>`;

function drawCrest(figure: Figure, cx: number, cy: number, size: number, light: string): void {
  const hexagon = (radius: number): Point[] =>
    Array.from({ length: 6 }, (_, i) => {
      const angle = (i * 60 * Math.PI) / 180;
      return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius * SQUASH];
    });
  figure.raw(`<path d="${poly(hexagon(size + 12), 10)}" fill="${light}" opacity=".4" ${figure.blur(14)}/>`);
  figure.part(poly(hexagon(size + 6), 9), {
    color: "#5d549c",
    material: "metal",
    depth: 6,
    occlusion: 0.4,
  });
  figure.part(poly(hexagon(size - 5), 8), {
    color: "#221a52",
    depth: 7,
    occlusion: 0,
    over: `<path d="${poly(hexagon(size - 12), 7)}" fill="none" stroke="${light}" stroke-width="2.2" opacity=".8"/>`,
  });
  figure.at({ x: cx, y: cy, scale: size / 200 }, () => {
    figure.raw(
      `<path d="${crowHeadPath}" fill="${light}" opacity=".7" ${figure.blur(6)} transform="scale(1 .86)"/>` +
        `<path d="${crowHeadPath}" fill="${whiter(light, 0.55)}" transform="scale(1 .86)"/>`,
    );
  });
}
