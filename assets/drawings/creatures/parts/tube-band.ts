import type { Figure } from "../../../kit/figure.ts";
import { poly } from "../../../kit/path.ts";
import { itemAt, type TubePoint } from "../../../kit/points.ts";
import { sample } from "../../../kit/tube.ts";
import { fillPath } from "./surface.ts";

/** A point on a tube's centre line, with the radius there and the direction of the line in degrees. */
export interface TubePlace {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly degrees: number;
}

/** The point at t = 0..1 along a tube's centre line. */
export function placeOn(centreLine: readonly TubePoint[], t: number): TubePlace {
  const samples = sample(centreLine, 12);
  const index = Math.min(samples.length - 2, Math.max(0, Math.round(t * (samples.length - 1))));
  const [x, y, radius] = itemAt(samples, index);
  const [nextX, nextY] = itemAt(samples, index + 1);
  return { x, y, radius, degrees: (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI };
}

/** How far a band extends beyond the edge of its tube. */
const BAND_OVERLAP = 2;

/** A metal band round a tapered tube; `patina` paints one half of it. */
export function bandOn(
  figure: Figure,
  centreLine: readonly TubePoint[],
  t: number,
  { length, color, patina }: { length: number; color: string; patina?: string },
): void {
  const { x, y, radius, degrees } = placeOn(centreLine, t);
  const half = radius + BAND_OVERLAP;
  figure.at({ x, y, rotation: degrees }, () => {
    figure.part(
      poly(
        [
          [-length / 2, -half],
          [length / 2, -half],
          [length / 2, half],
          [-length / 2, half],
        ],
        4,
      ),
      {
        color,
        material: "metal",
        depth: 6,
        occlusion: 0.25,
        inner: 2.4,
        deco: patina ? fillPath(`M-20 ${half * 0.1}Q0 ${-half * 0.35} 20 ${half * 0.1}V40H-20Z`, patina) : "",
      },
    );
  });
}
