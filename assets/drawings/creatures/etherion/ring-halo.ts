import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";
import { halo } from "../../../kit/light.ts";
import { LINE } from "../../../kit/palette.ts";
import { ellipse, poly } from "../../../kit/path.ts";
import type { Point } from "../../../kit/points.ts";
import { BRASS } from "../parts/tones.ts";
import { ORBIT } from "./colors.ts";

const RAY_DEGREES = [-150, -130, -110, -70, -50, -30];
const RING_WIDTH = 11;

/** Gold sun ring with rays, behind the head of the final form. */
export function ringHalo(figure: Figure, cx: number, cy: number, radius: number): void {
  halo(figure, cx, cy, radius * 1.35, ORBIT, 0.55);
  const ray: Point[] = [
    [radius + 2, -11],
    [radius + 36, 0],
    [radius + 2, 11],
  ];
  for (const rotation of RAY_DEGREES)
    figure.at({ x: cx, y: cy, rotation }, () => {
      figure.part(poly(ray, 2), { color: BRASS, depth: 4, material: "metal" });
    });
  metalRing(figure, cx, cy, radius);
}

/** A ring of strokes with its own dark contour, because a filled shape would have no hole. */
function metalRing(figure: Figure, cx: number, cy: number, radius: number): void {
  const ring = (d: string, color: string, width: number, extra = ""): string =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" ${extra}/>`;
  const circle = ellipse(cx, cy, radius, radius);
  figure.raw(
    ring(circle, LINE, RING_WIDTH + 10) +
      ring(circle, BRASS, RING_WIDTH) +
      ring(
        ellipse(cx - 1, cy - 1.5, radius, radius),
        mix(BRASS, "#ffffff", 0.7),
        RING_WIDTH * 0.3,
        'opacity=".9"',
      ),
  );
}
