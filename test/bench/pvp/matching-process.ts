import { newRandom, pairQueue, type QueueEntry, roll, shippedRules as rules } from "../../../rules/index.ts";

/** What a process is asked to pair, and how often. */
export interface MatchingOrder {
  players: number;
  passes: number;
}

/** Milliseconds of each pass, by kind of queue. */
export type MatchingTimes = Record<keyof typeof QUEUES, number[]>;

const NOW = 1_000_000;
const dice = newRandom("matching");

/** Queues of players who joined in the last ten seconds, by what their ratings are. */
const QUEUES = {
  /** Everybody finds somebody near. */
  usual: () => 700 + Math.floor((roll(dice) + roll(dice) + roll(dice)) * 200),
  /** Nobody is in reach of anybody: each is compared with all. */
  apart: (index: number) => 1000 * index,
} satisfies Record<string, (index: number) => number>;

process.on("message", ({ players, passes }: MatchingOrder) => {
  const timesOf = (rating: (index: number) => number) => {
    const queue = Array.from({ length: players }, (_, index) => entry(index, rating(index)));
    return Array.from({ length: passes }, () => {
      const start = performance.now();
      pairQueue(rules, queue, NOW);
      return performance.now() - start;
    });
  };
  process.send?.({ usual: timesOf(QUEUES.usual), apart: timesOf(QUEUES.apart) } satisfies MatchingTimes);
});

function entry(index: number, rating: number): QueueEntry {
  const joinedAt = NOW - Math.floor(roll(dice) * 10_000);
  const playerId = `player-${index}`;
  return { playerId, account: `account-${index}`, rating, casualTurnMs: null, joinedAt, seenAt: NOW };
}
