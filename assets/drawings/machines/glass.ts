import { mix, whiter } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { clipped, linearGradient } from "../../kit/fill.ts";
import { LINE } from "../../kit/palette.ts";

/** The box that contains the streaks of light, and their brightness (0..1). */
export interface GlassOptions {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly strength?: number;
}

/** A glass volume: tint, bright edge and streaks of light. Draw its content first. */
export function glass(figure: Figure, d: string, tint: string, options: GlassOptions): void {
  const { left, right, top, bottom, strength = 0.34 } = options;
  const fill = linearGradient(
    figure,
    [
      [0, whiter(tint, 0.5), 0.55],
      [0.22, tint, 0.1],
      [0.7, tint, 0.14],
      [1, mix(tint, LINE, 0.5), 0.6],
    ],
    { x2: 1, y2: 0 },
  );
  const x = (part: number): number => left + (right - left) * part;
  const y = (part: number): number => top + (bottom - top) * part;
  const upright = (from: number, to: number, width: number): string => {
    const across = (right - left) * width;
    return `h${across}v${(bottom - top) * (to - from)}h${-across}Z`;
  };
  const broad = `M${x(0.14)} ${y(0.12)}L${x(0.27)} ${y(0.08)}L${x(0.27)} ${y(0.82)}L${x(0.14)} ${y(0.78)}Z`;
  const thin = `M${x(0.33)} ${y(0.1)}${upright(0.1, 0.8, 0.045)}`;
  const farSide = `M${x(0.88)} ${y(0.25)}${upright(0.25, 0.75, 0.035)}`;
  figure.raw(
    `<path d="${d}" fill="${fill}"/>` +
      clipped(
        figure,
        d,
        `<path d="${d}" fill="none" stroke="#e9f6ff" stroke-width="9" opacity=".5"/>` +
          `<path d="${broad}" fill="#fff" opacity="${strength}" ${figure.blur(2)}/>` +
          `<path d="${thin}" fill="#fff" opacity="${strength * 0.8}" ${figure.blur(1)}/>` +
          `<path d="${farSide}" fill="#fff" opacity=".35" ${figure.blur(1)}/>`,
      ),
  );
}
