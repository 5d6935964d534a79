import { blob } from "./path.ts";
import { type CurvePoint, held, itemAt, type TubePoint } from "./points.ts";

/** One coordinate of a Catmull-Rom curve between b and c, `t` from 0 to 1. */
function between(a: number, b: number, c: number, d: number, t: number): number {
  const linear = (c - a) * t;
  const square = (2 * a - 5 * b + 4 * c - d) * t * t;
  const cube = (3 * b - a - 3 * c + d) * t * t * t;
  return 0.5 * (2 * b + linear + square + cube);
}

/** Samples a centre line smoothly, with `per` steps between two given points, for positions and radii. */
export function sample(points: readonly TubePoint[], per = 8): TubePoint[] {
  const samples: TubePoint[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [held(points, i - 1), held(points, i), held(points, i + 1), held(points, i + 2)];
    for (let step = 0; step < per; step++) {
      const t = step / per;
      samples.push([
        between(a[0], b[0], c[0], d[0], t),
        between(a[1], b[1], c[1], d[1], t),
        between(a[2], b[2], c[2], d[2], t),
      ]);
    }
  }
  samples.push(itemAt(points, points.length - 1));
  return samples;
}

export type Cap = "round" | "point";

/** The outline around one end of a tube; `inner` is the neighbouring sample, which gives the direction. */
function capOutline(end: TubePoint, inner: TubePoint, cap: Cap): CurvePoint[] {
  const [dx, dy] = [end[0] - inner[0], end[1] - inner[1]];
  if (cap === "point") return [[end[0] + dx * 0.6, end[1] + dy * 0.6, "c"]];
  const start = Math.atan2(dy, dx) + Math.PI / 2;
  return [1, 2, 3, 4, 5].map((k): CurvePoint => {
    const angle = start - (Math.PI * k) / 6;
    return [end[0] + Math.cos(angle) * end[2], end[1] + Math.sin(angle) * end[2]];
  });
}

/** A tapered tube along a spline, with the radius of each point; tails, horns, arms, claws. */
export function taper(
  points: readonly TubePoint[],
  { per = 6, cap0 = "round", cap1 = "round" }: { per?: number; cap0?: Cap; cap1?: Cap } = {},
): string {
  const samples = sample(points, per);
  const left: CurvePoint[] = [];
  const right: CurvePoint[] = [];
  for (const [i, [x, y, sampled]] of samples.entries()) {
    const [before, after] = [held(samples, i - 1), held(samples, i + 1)];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [-dy / length, dx / length];
    const radius = Math.max(0.3, sampled);
    left.push([x + nx * radius, y + ny * radius]);
    right.push([x - nx * radius, y - ny * radius]);
  }
  const last = samples.length - 1;
  const end = capOutline(itemAt(samples, last), itemAt(samples, last - 1), cap1);
  const beginning = capOutline(itemAt(samples, 0), itemAt(samples, 1), cap0);
  return blob([...left, ...end, ...right.reverse(), ...beginning]);
}
