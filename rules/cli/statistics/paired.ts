import { type Interval, meanInterval, Z_95 } from "./interval.ts";

/**
 * The interval (95%) of the difference of two win rates measured on the same seeds: after minus before. Bonett and
 * Price (2012): only battles that went the other way count, and one more of each direction, so that the interval has a
 * width even if none did.
 */
export function pairedShares(pairs: readonly { before: boolean; after: boolean }[]): Interval {
  const won = pairs.filter(({ before, after }) => after && !before).length;
  const lost = pairs.filter(({ before, after }) => before && !after).length;
  const count = pairs.length + 2;
  const [up, down] = [(won + 1) / count, (lost + 1) / count];
  const half = Z_95 * Math.sqrt((up + down - (up - down) ** 2) / count);
  const value = pairs.length === 0 ? 0 : (won - lost) / pairs.length;
  return bounded(value, { middle: up - down, half, most: 1 });
}

/** The interval (95%) of the mean of differences: after minus before, of the same battle. */
export function pairedMeans(differences: readonly number[]): Interval {
  const sum = differences.reduce((total, one) => total + one, 0);
  const squares = differences.reduce((total, one) => total + one * one, 0);
  return meanInterval(sum, squares, differences.length);
}

/** How often something was done in a battle, of how many times it could be. */
export interface Share {
  done: number;
  of: number;
}

/**
 * A share over the same battles before and after, and after minus before, each with its interval (95%). Each battle counts
 * with all it adds to the share, so that what is done in one battle is not taken for independent.
 */
export function pairedRatios(
  before: readonly Share[],
  after: readonly Share[],
): Record<"before" | "after" | "difference", Interval> {
  const [old, now] = [ratioOf(before), ratioOf(after)];
  const { low, high } = pairedMeans(now.influence.map((one, index) => one - (old.influence[index] ?? 0)));
  const value = now.share.value - old.share.value;
  return { before: old.share, after: now.share, difference: { value, low: value + low, high: value + high } };
}

/** A share of all battles together with its range, and how far each battle moves it; the influences add up to 0. */
function ratioOf(shares: readonly Share[]): { share: Interval; influence: number[] } {
  const total = (what: keyof Share) => shares.reduce((sum, one) => sum + one[what], 0);
  const of = Math.max(total("of"), 1);
  const value = total("done") / of;
  const influence = shares.map((one) => ((one.done - value * one.of) * shares.length) / of);
  const { low, high } = pairedMeans(influence);
  const most = shares.every((one) => one.done <= one.of) ? 1 : Number.POSITIVE_INFINITY;
  return {
    share: { value, low: Math.max(value + low, 0), high: Math.min(value + high, most) },
    influence,
  };
}

/** A battle as the lift of something sees it. */
export interface LiftBattle {
  has: boolean;
  won: boolean;
}

/**
 * The interval (95%) of the change of a lift measured on the same seeds: after minus before. Null where a lift is
 * unknown because all battles had it, or none. What each battle adds to a lift is compared with what the same battle
 * added before; battles that went as before add no width.
 */
export function pairedLifts(before: readonly LiftBattle[], after: readonly LiftBattle[]): Interval | null {
  const [old, now] = [liftOf(before), liftOf(after)];
  if (!old || !now) return null;
  const changes = now.influence.map((one, index) => one - (old.influence[index] ?? 0));
  const variance = changes.reduce((sum, one) => sum + one * one, 0) / changes.length / changes.length;
  const few = now.counts.reduce((sum, count) => sum + 2 / (count + 2) ** 2, 0);
  const value = now.lift - old.lift;
  return bounded(value, { middle: value, half: Z_95 * Math.sqrt(variance + few), most: 2 });
}

/** A lift, how much each battle moves it, and the numbers of battles with and without. */
function liftOf(battles: readonly LiftBattle[]) {
  const withIt = shareOf(battles, true);
  const without = shareOf(battles, false);
  if (withIt.count === 0 || without.count === 0) return null;
  const influence = battles.map(({ has, won }) => {
    const { share, count } = has ? withIt : without;
    return ((has ? 1 : -1) * (Number(won) - share) * battles.length) / count;
  });
  return { lift: withIt.share - without.share, influence, counts: [withIt.count, without.count] };
}

function shareOf(battles: readonly LiftBattle[], has: boolean): { share: number; count: number } {
  const own = battles.filter((battle) => battle.has === has);
  return { share: own.filter(({ won }) => won).length / Math.max(own.length, 1), count: own.length };
}

/** The value always lies in its range, and the range where there can be differences. */
function bounded(
  value: number,
  { middle, half, most }: { middle: number; half: number; most: number },
): Interval {
  return {
    value,
    low: Math.max(Math.min(middle - half, value), -most),
    high: Math.min(Math.max(middle + half, value), most),
  };
}
