import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";
import { halo } from "../../../kit/light.ts";

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
