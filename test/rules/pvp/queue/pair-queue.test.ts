import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  estimatedWait,
  isWaiting,
  pairQueue,
  type QueueEntry,
  ratingWindow,
  shippedRules as rules,
} from "../../../../rules/index.ts";

const NOW = 1_000_000;

/** Somebody who has waited that many seconds and polled just now. */
function waiting(
  playerId: string,
  rating: number,
  seconds: number,
  other: Partial<QueueEntry> = {},
): QueueEntry {
  return {
    playerId,
    account: `account-${playerId}`,
    rating,
    casualTurnMs: null,
    joinedAt: NOW - seconds * 1000,
    seenAt: NOW,
    ...other,
  };
}

function pairs(...queue: QueueEntry[]): string[] {
  return pairQueue(rules, queue, NOW).map(([one, other]) => `${one.playerId}-${other.playerId}`);
}

describe("the rating window", () => {
  it.each([
    [0, 100],
    [9_999, 100],
    [10_000, 150],
    [19_999, 150],
    [20_000, 200],
    [59_999, 350],
    [60_000, Number.POSITIVE_INFINITY],
    [-5, 100],
  ])("after %i ms is %f points (GAP-41)", (waited, window) => {
    expect(ratingWindow(rules, waited)).toBe(window);
  });
});

describe("pairQueue", () => {
  it("pairs two within 100 points and not beyond (GAP-41)", () => {
    expect(pairs(waiting("a", 1000, 1), waiting("b", 1100, 0))).toEqual(["a-b"]);
    expect(pairs(waiting("a", 1000, 1), waiting("b", 1101, 0))).toEqual([]);
  });

  it("widens with the longer of the two waits, without limit after 60 s (GAP-41)", () => {
    expect(pairs(waiting("a", 1000, 10), waiting("b", 1150, 0))).toEqual(["a-b"]);
    expect(pairs(waiting("a", 1000, 59), waiting("b", 3000, 0))).toEqual([]);
    expect(pairs(waiting("a", 1000, 60), waiting("b", 3000, 0))).toEqual(["a-b"]);
  });

  it("matches the oldest first, with the next oldest in reach (GAP-41)", () => {
    const queue = [waiting("new", 1000, 1), waiting("mid", 1050, 5), waiting("old", 1000, 9)];
    expect(pairs(...queue)).toEqual(["old-mid"]);
    expect(pairs(...queue, waiting("last", 1000, 0))).toEqual(["old-mid", "new-last"]);
  });

  it("skips players out of reach (GAP-41)", () => {
    expect(pairs(waiting("old", 2000, 9), waiting("a", 1000, 5), waiting("b", 1000, 1))).toEqual(["a-b"]);
  });

  it("never pairs a player with themselves or with the same ledger account (GAP-41, ABU-48, ABU-49)", () => {
    const twin = { account: "account-a" };
    expect(pairs(waiting("a", 1000, 70), waiting("a", 1000, 65, { account: "account-z" }))).toEqual([]);
    expect(pairs(waiting("a", 1000, 70), waiting("b", 1000, 65, twin))).toEqual([]);
    expect(pairs(waiting("a", 1000, 70), waiting("b", 1000, 65, twin), waiting("c", 1000, 1))).toEqual([
      "a-c",
    ]);
  });

  it("leaves out players who have not polled for 10 s (GAP-41)", () => {
    const gone = waiting("a", 1000, 30, { seenAt: NOW - 10_000 });
    const slow = waiting("a", 1000, 30, { seenAt: NOW - 9_999 });
    expect([isWaiting(rules, gone, NOW), isWaiting(rules, slow, NOW)]).toEqual([false, true]);
    expect(pairs(gone, waiting("b", 1000, 1))).toEqual([]);
    expect(pairs(slow, waiting("b", 1000, 1))).toEqual(["a-b"]);
  });

  it.each<[number | null, number | null, string[]]>([
    [null, null, ["a-b"]],
    [60_000, 60_000, ["a-b"]],
    [60_000, null, []],
    [120_000, 60_000, []],
  ])("pairs casual turns of %s with those of %s: %j (GAP-69)", (one, other, expected) => {
    const queue = [
      waiting("a", 1000, 90, { casualTurnMs: one }),
      waiting("b", 1000, 0, { casualTurnMs: other }),
    ];
    expect(pairs(...queue)).toEqual(expected);
  });

  it("pairs each player at most once, only allowed pairs, independent of the order of the queue (GAP-41)", () => {
    const entry = fc.record({
      playerId: fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h"),
      account: fc.constantFrom("one", "two", "three", "four", "five"),
      rating: fc.integer({ min: 100, max: 2500 }),
      casualTurnMs: fc.constantFrom(null, 60_000, 120_000),
      joinedAt: fc.integer({ min: NOW - 90_000, max: NOW }),
      seenAt: fc.integer({ min: NOW - 12_000, max: NOW }),
    });
    const queues = fc.uniqueArray(entry, { selector: ({ playerId }) => playerId, maxLength: 8 });
    fc.assert(
      fc.property(queues, (queue) => {
        const found = pairQueue(rules, queue, NOW);
        const players = found.flat().map(({ playerId }) => playerId);
        expect(new Set(players).size).toBe(players.length);
        for (const [one, other] of found) {
          expect(one.account).not.toBe(other.account);
          expect(one.casualTurnMs).toBe(other.casualTurnMs);
          const waited = NOW - Math.min(one.joinedAt, other.joinedAt);
          expect(Math.abs(one.rating - other.rating)).toBeLessThanOrEqual(ratingWindow(rules, waited));
        }
        expect(pairQueue(rules, [...queue].reverse(), NOW)).toEqual(found);
      }),
      { seed: 41, numRuns: 300 },
    );
  });
});

describe("the estimated wait", () => {
  it.each<[string, number[], number]>([
    ["no sample", [], 30],
    ["one", [12], 12],
    ["three", [40, 10, 20], 20],
    ["an even number", [10, 21], 16],
    ["very short ones", [0, 1, 2], 5],
    ["very long ones", [500, 600], 120],
    ["more than twenty: the last count", [...Array(20).fill(100), ...Array(20).fill(10)], 10],
    ["more than twenty, unsorted", [...Array(5).fill(1), ...Array(11).fill(50), ...Array(9).fill(7)], 50],
  ])("from %s is the median in whole seconds, 5 to 120 (GAP-41, PVP-021, CON-74)", (_, waits, seconds) => {
    const before = [...waits];
    expect(estimatedWait(rules, waits)).toBe(seconds);
    expect(waits).toEqual(before);
  });
});
