import { expect, it } from "vitest";
import { isDecided, isReady, shippedRules as rules } from "../../../../rules/index.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

it.each<[bestOf: number, wins: [number, number], played: number, decided: boolean]>([
  [1, [0, 1], 1, true],
  [3, [1, 1], 2, false],
  [3, [1, 0], 2, false],
  [3, [2, 0], 2, true],
  [3, [0, 2], 2, true],
  [3, [1, 0], 3, true],
  [5, [2, 2], 4, false],
  [5, [1, 3], 4, true],
])(
  "a series of %i with wins %j after %i battles is decided: %s (GAP-61)",
  (bestOf, wins, played, decided) => {
    expect(isDecided({ bestOf, wins, played })).toBe(decided);
  },
);

it.each([
  ["a minute", MINUTE, 10_000],
  ["a day", DAY, DAY],
])(
  "with turns of %s a player who is ready waits as long as stated (GAP-61, GAP-69)",
  (_, turnMs, holdsMs) => {
    const terms = { turnMs, bestOf: 3 };
    const after = [0, holdsMs - 1, holdsMs].map((waited) => isReady(rules, terms, 5000, 5000 + waited));
    expect(after).toEqual([true, true, false]);
    expect(isReady(rules, terms, null, 5000)).toBe(false);
  },
);
