import type { Figure } from "../../../kit/figure.ts";
import { far } from "../../../kit/palette.ts";
import { blob } from "../../../kit/path.ts";
import type { Point } from "../../../kit/points.ts";
import { BRASS, dimmed } from "../parts/tones.ts";
import { BELLY, SKIN } from "./colors.ts";

export interface PillarLegOptions {
  /** The middle of the sole. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isFar?: boolean;
  /** A gold band above the claws. */
  readonly band?: boolean;
  readonly claw?: string;
}

/** Where the three claws are, as parts of the width from the middle. */
const CLAWS = [-0.64, -0.14, 0.36];

/** Short pillar leg with three claws. */
export function pillarLeg(figure: Figure, options: PillarLegOptions): void {
  const { x, y, width, height, isFar = false, band = false, claw = BELLY } = options;
  const clawColor = isFar ? dimmed(claw, 0.3) : claw;
  const claws = CLAWS.map(
    (place) =>
      `<ellipse cx="${x + place * width}" cy="${y - 2}" rx="${width * 0.21}" ry="${width * 0.26}" fill="${clawColor}"/>`,
  ).join("");
  const outline: Point[] = [
    [x - width * 0.82, y - height],
    [x, y - height - width * 0.2],
    [x + width * 0.8, y - height],
    [x + width * 0.8, y - height * 0.4],
    [x + width, y - 7],
    [x + width * 0.3, y + 2],
    [x - width, y],
    [x - width * 0.9, y - height * 0.4],
  ];
  figure.part(blob(outline), {
    color: isFar ? far(SKIN) : SKIN,
    depth: width * 0.3,
    occlusion: 0.4,
    over: claws,
  });
  if (band) goldBand(figure, options);
}

function goldBand(figure: Figure, { x, y, width, isFar = false }: PillarLegOptions): void {
  const outline: Point[] = [
    [x - width * 0.92, y - width * 0.86],
    [x, y - width * 0.7],
    [x + width * 0.88, y - width * 0.86],
    [x + width * 0.92, y - width * 0.5],
    [x, y - width * 0.3],
    [x - width * 0.98, y - width * 0.5],
  ];
  figure.part(blob(outline, 0.9), {
    color: isFar ? dimmed(BRASS, 0.35) : BRASS,
    material: "metal",
    depth: 6,
    occlusion: 0.3,
  });
}
