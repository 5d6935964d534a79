import type { Figure } from "../../../kit/figure.ts";
import { poly } from "../../../kit/path.ts";
import type { Point } from "../../../kit/points.ts";

/** A standing crystal by the middle of its foot, its size and its lean in degrees. */
export interface Spire {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly color: string;
  /** How many floors are lit. */
  readonly windows?: number;
}

const FLOOR_HEIGHT = 17;
const WINDOW_LIGHT = "#fff6c9";

/** Draws a standing crystal with a lit left facet. */
export function spire(figure: Figure, options: Spire): void {
  const { x, y, width, height, rotation, color, windows = 0 } = options;
  const left = -width / 2;
  const right = width / 2;
  const ridge = -width * 0.12;
  const tip: Point = [-width * 0.08, -height];
  const outline: Point[] = [
    [left, 0],
    [left, -height + width * 0.75],
    tip,
    [right, -height + width * 0.95],
    [right, 0],
  ];
  const leftFacet: Point[] = [
    [left, 4],
    [left, -height + width * 0.75],
    tip,
    [ridge, -height + width * 1.25],
    [ridge, 4],
  ];
  const rightCap: Point[] = [tip, [right, -height + width * 0.95], [ridge, -height + width * 1.25]];
  figure.at({ x, y, rotation }, () => {
    figure.part(poly(outline, 3), {
      color,
      depth: 5,
      occlusion: 0.35,
      over:
        `<path d="${poly(leftFacet)}" fill="#ffffff" opacity=".38"/>` +
        `<path d="${poly(rightCap)}" fill="#ffffff" opacity=".6"/>` +
        litWindows(windows, -height + width * 1.5, ridge + 5, left + 5),
    });
  });
}

/** One window on every floor from `top` down, a second one on every other floor. */
function litWindows(floors: number, top: number, mainX: number, sideX: number): string {
  let lights = "";
  for (let floor = 0; floor < floors; floor++) {
    const y = top + floor * FLOOR_HEIGHT;
    lights += `<rect x="${mainX}" y="${y}" width="7" height="9" rx="2" fill="${WINDOW_LIGHT}"/>`;
    if (floor % 2 === 0)
      lights += `<rect x="${sideX}" y="${y + 5}" width="6" height="9" rx="2" fill="${WINDOW_LIGHT}" opacity=".8"/>`;
  }
  return lights;
}
