import type { Figure } from "../../../kit/figure.ts";
import type { TubePoint } from "../../../kit/points.ts";
import { taper } from "../../../kit/tube.ts";
import { bandOn } from "../parts/tube-band.ts";
import { COAT, COPPER, VERDIGRIS } from "./colors.ts";

/** A coil seen from the side; lengths in master units. */
export interface Coil {
  readonly cx: number;
  readonly cy: number;
  /** Radius where it starts and where it ends. */
  readonly outer: number;
  readonly inner: number;
  readonly turns: number;
  readonly startDegrees: number;
  /** Thickness of the tail at the start and at the end. */
  readonly startWidth: number;
  readonly endWidth: number;
}

const STEPS_PER_TURN = 9;

/** The centre line of a coil: starts outside, winds to the middle. */
function spiral({ cx, cy, outer, inner, turns, startDegrees, startWidth, endWidth }: Coil): TubePoint[] {
  const steps = Math.ceil(turns * STEPS_PER_TURN);
  return Array.from({ length: steps + 1 }, (_, i): TubePoint => {
    const t = i / steps;
    const angle = (startDegrees * Math.PI) / 180 - turns * 2 * Math.PI * t;
    const radius = outer + (inner - outer) * t;
    return [
      cx + Math.cos(angle) * radius,
      cy + Math.sin(angle) * radius,
      startWidth + (endWidth - startWidth) * t,
    ];
  });
}

/** Tail: lead-in from the rump, then a coil; `bandsAt` are the places (0..1) of its copper bands. */
export function coilTail(
  figure: Figure,
  leadIn: readonly TubePoint[],
  coil: Coil,
  bandsAt: readonly number[],
): void {
  const centreLine = [...leadIn, ...spiral(coil)];
  figure.part(taper(centreLine, { per: 5 }), { color: COAT, depth: coil.startWidth * 0.5 });
  for (const t of bandsAt) bandOn(figure, centreLine, t, { color: COPPER, patina: VERDIGRIS, length: 18 });
}
