import { MEASURES, type Reading } from "./measures.ts";
import type { Tallies } from "./place.ts";
import type { Band, Target } from "./targets.ts";

/** A target held against measured battles. */
export interface Judgement {
  target: Target;
  /** The figure, or of several the one that is farthest outside the band; null if nothing was measured. */
  reading: Reading | null;
  /** How far all its figures lie outside the band, in scales of the measure. */
  distance: number;
  /** Whether the range of every figure lies in the band. */
  isReached: boolean;
  /**
   * About how many more battles decide whether it is reached, as ranges narrow with the square root of their number:
   * 0 if it is decided, infinite where a figure lies on an end of the band.
   */
  moreBattles: number;
}

/** Holds each target against the counts of some battles. */
export function judge(targets: readonly Target[], tallies: Tallies): Judgement[] {
  return targets.map((target) => {
    const { read, scale, byRange } = MEASURES[target.measure];
    const { band } = target;
    const readings = read(tallies, target.place);
    const far = readings.map((reading) => farFrom(reading, band));
    const near = readings.map((reading) => outsideRange(reading, band));
    const isMissed = readings.length === 0 || near.some((one) => one > 0);
    const battles = Math.max(tallies[target.place]?.battles ?? 0, 1);
    const more = readings.map((reading) => battles * (narrowing(reading, band) ** 2 - 1));
    const moreBattles = isMissed ? 0 : upToTwoDigits(Math.max(0, ...more));
    const distance = (byRange ? near : far).reduce((sum, one) => sum + one, 0) / scale;
    return {
      target,
      reading: farthest(readings, band),
      distance,
      isReached: !isMissed && moreBattles === 0,
      moreBattles,
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

/** How many times narrower a range must be to lie in the band or outside; 1 if it does. */
function narrowing({ value, low, high, finer }: Reading, { from, to }: Band): number {
  if ((low >= from && high <= to) || high < from || low > to) return 1;
  // A median of whole numbers is the same anywhere within half of one around it.
  const [at, slack] = finer === undefined ? [value, 0] : [finer, 0.5];
  const [start, end] = [from - slack, to + slack];
  // Some battles more are needed, however near a rough estimate says it is.
  if (at < start) return Math.max((high - at) / (start - at), LEAST_NARROWING);
  if (at > end) return Math.max((at - low) / (at - end), LEAST_NARROWING);
  return Math.max(
    low < from ? (at - low) / (at - start) : 0,
    high > to ? (high - at) / (end - at) : 0,
    LEAST_NARROWING,
  );
}

const LEAST_NARROWING = 1.05;

function upToTwoDigits(count: number): number {
  if (count === 0 || !Number.isFinite(count)) return count;
  const unit = 10 ** Math.max(Math.floor(Math.log10(count)) - 1, 0);
  return Math.ceil(count / unit) * unit;
}

function farthest(readings: readonly Reading[], band: Band): Reading | null {
  return readings.reduce<Reading | null>(
    (found, reading) =>
      found === null || outside(reading.value, band) > outside(found.value, band) ? reading : found,
    null,
  );
}
