import { newRandom, type RandomState, roll } from "../../index.ts";
import type { Interval } from "../statistics/interval.ts";
import { quantile } from "../statistics/quantile.ts";
import type { Pairing } from "./pairings.ts";

/** Mean of all ratings. 400 points more mean ten times the chance to win, as with Elo. */
const MEAN = 1000;
const POINTS_PER_TENFOLD = 400;

/** Steps after which the strengths of a few players no longer change. */
const STEPS = 200;
/** Each pair is taken to have drawn this many battles besides, so that ratings stay finite. */
const DRAWN_BEFORE = 1;
const RESAMPLES = 200;
const LOW = 0.025;
const HIGH = 0.975;

/**
 * Rates players by the model of Bradley and Terry: a player of strength s beats one of strength t with the chance
 * s / (s + t). The 95% intervals come from playing the tournament anew with seeds drawn from the played ones
 * (bootstrap), so they know that both battles of a seed have the same decks.
 */
export function ratingsOf(players: number, pairings: readonly Pairing[], seed: string): Interval[] {
  const values = ratings(players, pairings);
  const dice = newRandom(`${seed}|ratings`);
  const again = Array.from({ length: RESAMPLES }, () =>
    ratings(
      players,
      pairings.map((pairing) => ({ ...pairing, shares: resampled(pairing.shares, dice) })),
    ),
  );
  return values.map((value, player) => {
    const drawn = again.map((one) => one[player] ?? value);
    return {
      value,
      low: Math.min(value, quantile(drawn, LOW)),
      high: Math.max(value, quantile(drawn, HIGH)),
    };
  });
}

function resampled(shares: readonly number[], dice: RandomState): number[] {
  return shares.map(() => shares[Math.floor(roll(dice) * shares.length)] ?? 0);
}

/** The most likely ratings, by the minorisation-maximisation steps of Hunter (2004). */
function ratings(players: number, pairings: readonly Pairing[]): number[] {
  let strengths: number[] = Array(players).fill(1);
  const wins: number[] = Array(players).fill(0);
  for (const { first, second, shares } of pairings) {
    const won = shares.reduce((sum, share) => sum + share, 0);
    wins[first] = (wins[first] ?? 0) + won + DRAWN_BEFORE / 2;
    wins[second] = (wins[second] ?? 0) + shares.length - won + DRAWN_BEFORE / 2;
  }
  for (let step = 0; step < STEPS; step++) {
    const weights: number[] = Array(players).fill(0);
    for (const { first, second, shares } of pairings) {
      const weight = (shares.length + DRAWN_BEFORE) / ((strengths[first] ?? 1) + (strengths[second] ?? 1));
      weights[first] = (weights[first] ?? 0) + weight;
      weights[second] = (weights[second] ?? 0) + weight;
    }
    strengths = normed(strengths.map((_, player) => (wins[player] ?? 0) / (weights[player] || 1)));
  }
  return strengths.map((strength) => MEAN + POINTS_PER_TENFOLD * Math.log10(strength));
}

/** Divides by the geometric mean, so that the mean rating stays what it is. */
function normed(strengths: readonly number[]): number[] {
  const logs = strengths.reduce((sum, strength) => sum + Math.log(strength), 0) / strengths.length;
  return strengths.map((strength) => strength / Math.exp(logs));
}
