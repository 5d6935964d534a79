import type { Player } from "../../simulation/players.ts";
import {
  addTimes,
  type DecisionSummary,
  type DecisionTimes,
  noTimes,
  summaryOf,
} from "../bots/decision-times.ts";
import { type Interval, meanInterval, wilson } from "../statistics/interval.ts";
import type { PlayedRun } from "../workers/schedule.ts";
import { type Pairing, pairingOf, pairsOf } from "./pairings.ts";
import { ratingsOf } from "./ratings.ts";

/** What `arena` writes as JSON. */
export interface ArenaResult {
  version: 1;
  rulesHash: string;
  seed: string;
  /** Battles of each pairing on each side. */
  battles: number;
  /** Strongest first. */
  players: RatedPlayer[];
  pairings: RatedPairing[];
  elapsedMs: number;
  /** true when the run was interrupted; missing otherwise. */
  interrupted?: true;
}

export interface RatedPlayer {
  name: string;
  rating: Interval;
  wins: number;
  losses: number;
  draws: number;
  /** How long it took to decide; missing for anything but bots. */
  decisions?: DecisionSummary;
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

/** Where a result comes from. */
export type ArenaOrigin = Pick<ArenaResult, "rulesHash" | "seed" | "battles" | "elapsedMs"> & {
  isInterrupted: boolean;
};

/** The result of all runs: two for each pair, in the order of `pairsOf`. */
export function arenaResult(
  players: readonly Player[],
  runs: readonly PlayedRun[],
  { isInterrupted, elapsedMs, ...origin }: ArenaOrigin,
): ArenaResult {
  const pairs = pairsOf(players.length);
  const pairings = pairs.flatMap((pair, index) => {
    const [there, back] = [runs[2 * index], runs[2 * index + 1]];
    return there && back ? [pairingOf(pair, there, back)] : [];
  });
  const ratings = ratingsOf(players.length, pairings, origin.seed);
  const rated = players.map((player, place): RatedPlayer => {
    const times = timesOf(place, pairs, runs);
    return {
      name: player.name,
      rating: roundedRating(ratings[place] ?? { value: 0, low: 0, high: 0 }),
      ...recordOf(place, pairings),
      ...(times.count > 0 ? { decisions: summaryOf(times) } : {}),
    };
  });
  return {
    version: 1,
    ...origin,
    players: rated.sort((one, other) => other.rating.value - one.rating.value),
    pairings: pairings.map((pairing) => ratedPairing(players, pairing)),
    elapsedMs,
    ...(isInterrupted ? { interrupted: true } : {}),
  };
}

function ratedPairing(players: readonly Player[], pairing: Pairing): RatedPairing {
  const { first, second, shares, wins, losses, draws } = pairing;
  return {
    player: players[first]?.name ?? "",
    opponent: players[second]?.name ?? "",
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

function timesOf(
  place: number,
  pairs: readonly { first: number; second: number }[],
  runs: readonly PlayedRun[],
): DecisionTimes {
  const total = noTimes();
  pairs.forEach(({ first, second }, index) => {
    const [there, back] = [runs[2 * index]?.times, runs[2 * index + 1]?.times];
    const own = first === place ? [there?.[0], back?.[1]] : second === place ? [there?.[1], back?.[0]] : [];
    for (const times of own) if (times) addTimes(total, times);
  });
  return total;
}

const DIGITS = 1_000_000;

function short(value: number): number {
  return Math.round(value * DIGITS) / DIGITS;
}

function roundedRating({ value, low, high }: Interval): Interval {
  return { value: Math.round(value), low: Math.round(low), high: Math.round(high) };
}
