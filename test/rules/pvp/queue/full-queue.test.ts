import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isWaiting,
  newRandom,
  pairQueue,
  type QueueEntry,
  roll,
  shippedRules as rules,
  whyWaiting,
} from "../../../../rules/index.ts";

const NOW = 1_000_000;
const PLAYERS = 1000;

/** How a queue's players differ: each value is drawn evenly from nothing up to the largest. */
interface Crowd {
  seed: number;
  ratings: number;
  /** Kinds of battle that they wait for. */
  kinds: number;
  waitMs: number;
  accounts: number;
  /** Since the last poll; from 10 s on a place is given up. */
  silenceMs: number;
}

const crowds: fc.Arbitrary<Crowd> = fc.record({
  seed: fc.nat(),
  ratings: fc.constantFrom(1, 300, 2400, 400_000),
  kinds: fc.constantFrom(1, 3),
  waitMs: fc.constantFrom(1, 30_000, 90_000),
  accounts: fc.constantFrom(1, 2, 600, 100_000),
  silenceMs: fc.constantFrom(1, 2000, 10_100, 30_000),
});

function queueOf({ seed, ratings, kinds, waitMs, accounts, silenceMs }: Crowd): QueueEntry[] {
  const dice = newRandom(String(seed));
  const below = (limit: number) => Math.floor(roll(dice) * limit);
  return Array.from({ length: PLAYERS }, (_, index) => ({
    playerId: `player-${index}`,
    account: `account-${below(accounts)}`,
    rating: 100 + below(ratings),
    casualTurnMs: [null, 60_000, 120_000][below(kinds)] ?? null,
    joinedAt: NOW - below(waitMs),
    seenAt: NOW - below(silenceMs),
  }));
}

describe("a queue of 1,000 players", () => {
  it("is paired or gets a reason for waiting; silent players are skipped (GAP-41)", () => {
    fc.assert(
      fc.property(crowds, (crowd) => {
        const queue = queueOf(crowd);
        const matched = new Set(pairQueue(rules, queue, NOW).flat());
        const left = queue.filter((entry) => !matched.has(entry) && isWaiting(rules, entry, NOW));
        for (const entry of matched) expect(isWaiting(rules, entry, NOW)).toBe(true);
        for (const entry of left) expect(whyWaiting(rules, left, entry, NOW)).not.toBeNull();
      }),
      { seed: 1000, numRuns: 20 },
    );
  });
});

describe("whyWaiting", () => {
  const player = (playerId: string, rating: number, seconds = 0, account = playerId): QueueEntry => ({
    playerId,
    account,
    rating,
    casualTurnMs: null,
    joinedAt: NOW - seconds * 1000,
    seenAt: NOW,
  });
  const ann = player("ann", 1000, 4);
  const told = (...others: QueueEntry[]) => whyWaiting(rules, [ann, ...others], ann, NOW);

  it("says that nobody else is waiting, silent players not counted (GAP-41)", () => {
    const silent = { ...player("bob", 1000), seenAt: NOW - 10_000 };
    expect([told(), told(silent)]).toEqual(Array(2).fill("Nobody else is waiting yet."));
  });

  it("says that others wait for another kind of battle (GAP-69)", () => {
    expect(told({ ...player("bob", 1000), casualTurnMs: 60_000 })).toBe(
      "Nobody is waiting for this kind of battle yet, but someone is waiting for another kind.",
    );
  });

  it("says that only the player's own account is waiting (ABU-48)", () => {
    expect(told(player("bob", 1000, 0, "ann"))).toBe("Nobody but your own account is waiting yet.");
  });

  it("says how close a rating must be, and when the window widens (GAP-41)", () => {
    expect(told(player("bob", 1101, 9), player("cid", 1000, 0, "ann"))).toBe(
      "Nobody within 100 rating points is waiting yet. The search widens in 6 s.",
    );
    expect(whyWaiting(rules, [player("bob", 5000, 59.5)], player("ann", 1000, 59.5), NOW)).toBe(
      "Nobody within 350 rating points is waiting yet. The search widens in 1 s.",
    );
  });

  it("says nothing while an opponent is in reach, even through the other's longer wait (GAP-41)", () => {
    expect([told(player("bob", 1100)), told(player("bob", 1150, 10)), told(player("bob", 9000, 60))]).toEqual(
      [null, null, null],
    );
  });
});
