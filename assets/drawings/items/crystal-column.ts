import type { Figure } from "../../kit/figure.ts";
import { poly } from "../../kit/path.ts";

export interface CrystalColumn {
  /** The foot. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees. */
  readonly rotation?: number;
  readonly color: string;
}

/** A crystal with a left, a middle and a right face and a cut top. */
export function drawCrystalColumn(figure: Figure, column: CrystalColumn): void {
  const { x, y, width, height, rotation = 0, color } = column;
  const half = width / 2;
  const top = -height;
  const shoulder = top + height * 0.26;
  const foot = -height * 0.1;
  const outline = poly(
    [
      [-half, shoulder],
      [-half * 0.1, top],
      [half, shoulder],
      [half * 0.8, foot],
      [0, 0],
      [-half * 0.8, foot],
    ],
    3,
  );
  figure.at({ x, y, rotation }, () => {
    figure.part(outline, { color, material: "metal", depth: 7, over: facets(half, height) });
  });
}

/** Lit left face, shaded right face and the edges between them. */
function facets(half: number, height: number): string {
  const top = -height;
  const shoulder = top + height * 0.26;
  const edge = shoulder + height * 0.06;
  const foot = -height * 0.1;
  const [left, right] = [-half * 0.28, half * 0.36];
  const litFace = poly([
    [-half, shoulder],
    [-half * 0.1, top],
    [left, edge],
    [-half * 0.2, 0],
    [-half * 0.8, foot],
  ]);
  const darkFace = poly([
    [half, shoulder],
    [right, edge],
    [half * 0.26, 0],
    [half * 0.8, foot],
  ]);
  const edges =
    `M${-half} ${shoulder}L${left} ${edge}L${right} ${edge}L${half} ${shoulder}` +
    `M${left} ${edge}L${-half * 0.1} ${top}L${right} ${edge}`;
  return (
    `<path d="${litFace}" fill="#ffffff" opacity=".38"/><path d="${darkFace}" fill="#2a1466" opacity=".28"/>` +
    `<path d="${edges}" fill="none" stroke="#ffffff" stroke-width="2" opacity=".75" stroke-linejoin="round"/>`
  );
}
