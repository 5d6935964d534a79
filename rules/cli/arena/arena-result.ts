import type { Player } from "../../simulation/players.ts";
import { pairingOf, pairsOf } from "../../simulation/round-robin/pairings.ts";
import {
  type RatedPlayer,
  type RoundRobinResult,
  roundRobinResult,
} from "../../simulation/round-robin/round-robin-result.ts";
import { addTimes, type DecisionSummary, type DecisionTimes, noTimes, summaryOf } from "../bots/decisions.ts";
import type { PlayedRun } from "../workers/schedule.ts";

/** What `arena` writes as JSON. */
export interface ArenaResult extends RoundRobinResult {
  version: 1;
  rulesHash: string;
  seed: string;
  /** Battles of each pairing on each side. */
  battles: number;
  /** Strongest first. */
  players: TimedPlayer[];
  elapsedMs: number;
  /** true when the run was interrupted; missing otherwise. */
  interrupted?: true;
}

export interface TimedPlayer extends RatedPlayer {
  /** How long it took to decide; missing for anything but bots. */
  decisions?: DecisionSummary;
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
    return there && back ? [pairingOf(pair, there.outcomes, back.outcomes)] : [];
  });
  const names = players.map(({ name }) => name);
  const rated = roundRobinResult(names, pairings, origin.seed);
  return {
    version: 1,
    ...origin,
    players: rated.players.map((player): TimedPlayer => {
      const times = timesOf(names.indexOf(player.name), pairs, runs);
      return times.count > 0 ? { ...player, decisions: summaryOf(times) } : player;
    }),
    pairings: rated.pairings,
    elapsedMs,
    ...(isInterrupted ? { interrupted: true } : {}),
  };
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
