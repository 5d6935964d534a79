import type { Reading } from "./measure.ts";
import { MEASURES } from "./measures.ts";
import type { Tallies } from "./place.ts";
import type { Band, Target } from "./targets.ts";

/** A target held against measured battles. */
export interface Judgement {
  target: Target;
  /** The figure, or of several the one that is farthest outside the band; null if nothing was measured. */
  reading: Reading | null;
  /** How far all its figures lie outside the band, in scales of the measure. */
  distance: number;
  /** Whether the range of every figure overlaps the band. */
  isReached: boolean;
}

/** Holds each target against the counts of some battles. */
export function judge(targets: readonly Target[], tallies: Tallies): Judgement[] {
  return targets.map((target) => {
    const { read, scale, byRange } = MEASURES[target.measure];
    const { band } = target;
    const readings = read(tallies, target.place);
    const far = readings.map((reading) => farFrom(reading, band));
    const near = readings.map((reading) => outsideRange(reading, band));
    const distance = (byRange ? near : far).reduce((sum, one) => sum + one, 0) / scale;
    return {
      target,
      reading: farthest(readings, band),
      distance,
      isReached: readings.length > 0 && near.every((one) => one === 0),
    };
  });
}

/** The weighted sum of all distances: 0 if every target is met. */
export function lossOf(judgements: readonly Judgement[]): number {
  return judgements.reduce((sum, { target, distance }) => sum + target.weight * distance, 0);
}

/** How far a value lies outside a band; negative inside, by the distance to the nearer end. */
function outside(value: number, { from, to }: Band): number {
  return Math.max(from - value, value - to);
}

/** By the finer figure, if there is one, of a value that is outside. */
function farFrom({ value, finer = value }: Reading, band: Band): number {
  return outside(value, band) <= 0 ? 0 : Math.max(outside(finer, band), 0);
}

function outsideRange({ low, high }: Reading, { from, to }: Band): number {
  return Math.max(from - high, low - to, 0);
}

function farthest(readings: readonly Reading[], band: Band): Reading | null {
  return readings.reduce<Reading | null>(
    (found, reading) =>
      found === null || outside(reading.value, band) > outside(found.value, band) ? reading : found,
    null,
  );
}
