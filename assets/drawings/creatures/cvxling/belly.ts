import { blob } from "../../../kit/path.ts";
import { held, itemAt, type Point, type TubePoint } from "../../../kit/points.ts";
import { sample } from "../../../kit/tube.ts";
import { placeOn, type TubePlace } from "../parts/tube-band.ts";

/**
 * A stripe on a tube: its side (1 or -1) and its inner and outer edge as parts of the radius (1 is the tube's edge).
 */
export interface TubeSide {
  readonly side: 1 | -1;
  readonly from: number;
  readonly to: number;
}

/** A stripe along one side of a tapered tube, from t0 to t1 (0..1) along it. */
export function sideBand(
  centreLine: readonly TubePoint[],
  { side, from, to }: TubeSide,
  [t0, t1]: readonly [number, number],
): string {
  const samples = sample(centreLine, 6);
  const last = samples.length - 1;
  const [first, end] = [Math.round(t0 * last), Math.round(t1 * last)];
  const edge = (offset: number): Point[] => {
    const places: Point[] = [];
    for (let i = first; i <= end; i++) {
      const [x, y, radius] = itemAt(samples, i);
      const [before, after] = [held(samples, i - 1), held(samples, i + 1)];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const length = Math.hypot(dx, dy) || 1;
      const reach = radius * offset * side;
      places.push([x + (-dy / length) * reach, y + (dx / length) * reach]);
    }
    return places;
  };
  return blob([...edge(from), ...edge(to).reverse()]);
}

/** How far a cross line leans forward, as a part of the whole tube. */
const LEAN = 0.08;

/** Short cross lines on such a stripe, one at each place (0..1). */
export function sideTicks(
  centreLine: readonly TubePoint[],
  { side, from, to }: TubeSide,
  places: readonly number[],
): string {
  const beside = ({ x, y, radius, degrees }: TubePlace, offset: number): string => {
    const angle = (degrees * Math.PI) / 180;
    const reach = radius * offset * side;
    return `${(x - Math.sin(angle) * reach).toFixed(1)} ${(y + Math.cos(angle) * reach).toFixed(1)}`;
  };
  const tick = (t: number): string => {
    const [start, end] = [placeOn(centreLine, t), placeOn(centreLine, Math.min(1, t + LEAN))];
    return `M${beside(start, from)}Q${beside(start, (from + to) / 2)} ${beside(end, to)}`;
  };
  return places.map(tick).join("");
}
