import { describe, expect, it } from "vitest";
import type { Difficulty } from "../../../../rules/index.ts";
import { played } from "./battles.ts";
import { holdDecks, holdDuels, holdFewer, holdLevel, holdPairs } from "./targets.ts";

const BATTLES = 48;
/** Twice the standard error of a share of so many battles; `npm run test:long` plays many more. */
const MARGIN = 0.144;
/** The rarest of the pairs, Power Surge, occurs in 13% on hard; the margin is what chance does to it. */
const PAIR_BATTLES = 180;
const PAIR_MARGIN = 0.05;

describe("battles with a team that just meets the requirement", { timeout: 180_000 }, () => {
  // The levels between them are played by `depth.long.ts`.
  it.each(["expert @long", "easy @long"] as const)(
    "battles on %s are as long, as open and as hard for a greedy player as intended (GAP-34, GAP-38)",
    (level) => {
      holdLevel(level.replace(" @long", "") as Difficulty, BATTLES, MARGIN);
    },
  );

  it("no choice of items or creatures wins too often on expert (GAP-31, GAP-38) @long", () => {
    holdDecks(BATTLES, MARGIN);
  });

  it("battles with a creature less are not easier (GAP-57) @long", () => {
    holdFewer(BATTLES, MARGIN);
  });

  it("a fully grown team gets the second speed reward on hard (BAT-168)", () => {
    const plan = { mode: "ai", difficulty: "hard", policy: "full", seed: "depth" } as const;
    expect(played(plan, BATTLES, "fully grown").within10).toBeGreaterThan(0.2);
  });
});

describe("a stat pair", { timeout: 180_000 }, () => {
  it("each stat pair stands on the player's field in some battles on hard, and none in most (GAP-32) @long", () => {
    holdPairs("hard", PAIR_BATTLES, PAIR_MARGIN);
  });
});

describe("duels of equal decks", { timeout: 180_000 }, () => {
  it("duels of equal decks stay open after the first kill, and for both sides (GAP-39)", () => {
    holdDuels(BATTLES, MARGIN);
  });
});
