import { type Interval, meanInterval, wilson } from "../interval.ts";
import type { Pairing } from "./pairings.ts";
import { ratingsOf } from "./ratings.ts";

/** How everybody did against everybody. */
export interface RoundRobinResult {
  /** Strongest first. */
  players: RatedPlayer[];
  /** Each pair once, in the order in which the players were named. */
  pairings: RatedPairing[];
}

export interface RatedPlayer {
  name: string;
  /** 400 points more mean ten times the chance to win; the mean of all is 1000. With its 95% interval. */
  rating: Interval;
  wins: number;
  losses: number;
  draws: number;
}

export interface RatedPairing {
  player: string;
  opponent: string;
  battles: number;
  wins: number;
  losses: number;
  draws: number;
  /** Share that the player won; a draw counts half. */
  share: Interval;
}

/** Rates players, whose names are in the order of the pairings' places. */
export function roundRobinResult(
  names: readonly string[],
  pairings: readonly Pairing[],
  seed: string,
): RoundRobinResult {
  const ratings = ratingsOf(names.length, pairings, seed);
  const players = names.map(
    (name, place): RatedPlayer => ({
      name,
      rating: roundedRating(ratings[place] ?? { value: 0, low: 0, high: 0 }),
      ...recordOf(place, pairings),
    }),
  );
  return {
    players: players.sort((one, other) => other.rating.value - one.rating.value),
    pairings: pairings.map((pairing) => ratedPairing(names, pairing)),
  };
}

function ratedPairing(names: readonly string[], pairing: Pairing): RatedPairing {
  const { first, second, shares, wins, losses, draws } = pairing;
  return {
    player: names[first] ?? "",
    opponent: names[second] ?? "",
    battles: 2 * shares.length,
    wins,
    losses,
    draws,
    share: shareOf(pairing),
  };
}

/** The range of the mean over the seeds; where all seeds went the same way, that of the single battles. */
function shareOf({ shares, wins, losses, draws }: Pairing): Interval {
  const sum = shares.reduce((total, share) => total + share, 0);
  const squares = shares.reduce((total, share) => total + share * share, 0);
  const mean = meanInterval(sum, squares, shares.length);
  const { value, low, high } =
    mean.low === mean.high ? wilson(wins + draws / 2, wins + losses + draws) : mean;
  return { value: short(value), low: short(Math.max(low, 0)), high: short(Math.min(high, 1)) };
}

function recordOf(
  place: number,
  pairings: readonly Pairing[],
): Pick<RatedPlayer, "wins" | "losses" | "draws"> {
  const record = { wins: 0, losses: 0, draws: 0 };
  for (const { first, second, wins, losses, draws } of pairings) {
    if (first !== place && second !== place) continue;
    record.wins += first === place ? wins : losses;
    record.losses += first === place ? losses : wins;
    record.draws += draws;
  }
  return record;
}

const DIGITS = 1_000_000;

function short(value: number): number {
  return Math.round(value * DIGITS) / DIGITS;
}

function roundedRating({ value, low, high }: Interval): Interval {
  return { value: Math.round(value), low: Math.round(low), high: Math.round(high) };
}
