import { describe, it } from "vitest";
import { DIFFICULTIES } from "../../../../rules/battle/state/battle.ts";
import type { Course } from "./battles.ts";
import { holdDecks, holdDuels, holdFewer, holdLevel, holdPairs } from "./targets.ts";

const BATTLES = 2000;
/** Twice the standard error of a difference of two such shares. */
const MARGIN = 0.03;

function print(courses: Record<string, Course>, title: string): void {
  for (const [name, course] of Object.entries(courses)) {
    const figures = Object.entries(course).map(([what, value]) => `${what} ${Number(value).toFixed(3)}`);
    process.stdout.write(`${title}, ${name}: ${figures.join(", ")}\n`);
  }
}

describe("2,000 battles of each kind", () => {
  it.each(DIFFICULTIES)(
    "are as long, as open and as hard as intended on %s (GAP-34, GAP-38)",
    (difficulty) => {
      print(holdLevel(difficulty, BATTLES, MARGIN), difficulty);
    },
  );

  it("are won by no choice of items or creatures too often on expert (GAP-31, GAP-38)", () => {
    print(holdDecks(BATTLES, MARGIN), "expert");
  });

  it("are not easier with a creature less (GAP-57)", () => {
    print(holdFewer(BATTLES, MARGIN), "one creature fewer");
  });

  it.each(["hard", "expert"] as const)(
    "have each stat pair on the player's field in some of them on %s, and none in most (GAP-32)",
    (difficulty) => {
      holdPairs(difficulty, BATTLES);
    },
  );

  it("are open after the first kill of a duel, and for both sides (GAP-39)", () => {
    print(holdDuels(BATTLES, MARGIN), "PvP");
  });
});
