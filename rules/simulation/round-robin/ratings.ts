import { newRandom, type RandomState, roll } from "../../battle/state/random.ts";
import type { Interval } from "../interval.ts";
import { fitStrengths } from "../statistics/bradley-terry.ts";
import { quantile } from "../statistics/quantile.ts";
import type { Pairing } from "./pairings.ts";

/** Mean of all ratings. 400 points more mean ten times the chance to win, as with Elo. */
const MEAN = 1000;
const POINTS_PER_LOGIT = 400 / Math.LN10;

const RESAMPLES = 200;
const LOW = 0.025;
const HIGH = 0.975;

/**
 * Rates players by the model of Bradley and Terry. The 95% intervals come from playing anew with seeds
 * drawn from the played ones (bootstrap), so they know that both battles of a seed have the same decks.
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

function ratings(players: number, pairings: readonly Pairing[]): number[] {
  const comparisons = pairings.map(({ first, second, shares }) => ({
    features: Array.from(
      { length: players },
      (_, player) => Number(player === first) - Number(player === second),
    ),
    battles: shares.length,
    wins: shares.reduce((sum, share) => sum + share, 0),
  }));
  return fitStrengths(comparisons).values.map((logits) => MEAN + POINTS_PER_LOGIT * logits);
}
