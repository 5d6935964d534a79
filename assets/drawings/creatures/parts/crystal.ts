import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";
import { halo } from "../../../kit/light.ts";
import { poly } from "../../../kit/path.ts";
import type { Point } from "../../../kit/points.ts";

interface ShardOptions {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees. */
  readonly rotation?: number;
  readonly color: string;
  /** Strength of the light round it, 0..1. */
  readonly glow?: number;
  readonly occlusion?: number;
}

/** A floating crystal shard with four facets, its middle at (x, y). */
export function shard(figure: Figure, options: ShardOptions): void {
  const { x, y, width, height, rotation = 0, color, glow = 0, occlusion = 0.3 } = options;
  figure.at({ x, y, rotation }, () => {
    if (glow) halo(figure, 0, 0, height * 0.68, color, glow);
    const top: Point = [0, -height / 2];
    const right: Point = [width / 2, -height * 0.05];
    const bottom: Point = [0, height / 2];
    const left: Point = [-width / 2, -height * 0.05];
    const ridge: Point = [-width * 0.08, height * 0.06];
    const facet = (corners: readonly Point[], fill: string, opacity: number): string =>
      `<path d="${poly(corners)}" fill="${fill}" opacity="${opacity}"/>`;
    figure.part(poly([top, right, bottom, left], 3), {
      color,
      depth: 4,
      occlusion,
      over:
        facet([top, ridge, left], "#ffffff", 0.6) +
        facet([top, right, ridge], mix(color, "#ffffff", 0.25), 0.5) +
        facet([right, bottom, ridge], mix(color, "#2a1a6a", 0.45), 0.75),
    });
  });
}

/** How flat a ring on the floor lies. */
const FLATNESS = 0.165;

/** A shining ring on the floor of a final form. */
export function groundRing(
  figure: Figure,
  color: string,
  {
    cx = 262,
    cy = 458,
    rx = 200,
    dashed = false,
  }: { cx?: number; cy?: number; rx?: number; dashed?: boolean } = {},
): void {
  const ring = (size: number, width: number, stroke: string, opacity: number, extra = ""): string =>
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx * size}" ry="${rx * size * FLATNESS}" fill="none" stroke="${stroke}"` +
    ` stroke-width="${width}" opacity="${opacity}" ${extra}/>`;
  figure.raw(
    ring(1, 10, color, 0.6, figure.blur(6)) +
      ring(1, 3.5, mix(color, "#ffffff", 0.5), 0.9) +
      (dashed ? ring(0.85, 2.5, color, 0.8, 'stroke-dasharray="14 10"') : ""),
  );
}

/** Calm light behind a final form: one soft halo and a ground ring, no rays. */
export function calmAura(
  figure: Figure,
  color: string,
  { cx, cy, r, opacity }: { cx: number; cy: number; r: number; opacity: number },
): void {
  halo(figure, cx, cy, r, color, opacity);
  groundRing(figure, color, { cx, rx: 190 });
}
