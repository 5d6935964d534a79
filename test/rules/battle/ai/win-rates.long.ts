import { describe, expect, it } from "vitest";
import { DIFFICULTIES } from "../../../../rules/battle/state/battle.ts";
import { wilson } from "../../../../rules/cli/statistics/interval.ts";
import { playPart } from "../../../../rules/simulation/play-part.ts";
import { rules } from "../support/scene.ts";
import { FIRST_MOVER, SPECIES_LIFT, WIN_RATES } from "./support/targets.ts";

const BATTLES = { from: 1, to: 2000 };

describe.each(DIFFICULTIES)("2,000 battles on %s", (difficulty) => {
  const plan = { mode: "ai", difficulty, policy: "full", seed: "1" } as const;

  it("are won in the target range, with the whole 95% interval, and no species adds 17 points (GAP-38)", () => {
    const { wins, battles, use } = playPart(rules, plan, BATTLES, false).tally;
    const { value, low, high } = wilson(wins, battles);
    process.stdout.write(`${difficulty}: ${[value, low, high].map((part) => part.toFixed(4))}\n`);
    expect(low).toBeGreaterThan(WIN_RATES[difficulty].low);
    expect(high).toBeLessThan(WIN_RATES[difficulty].high);
    for (const [species, played] of Object.entries(use.species)) {
      const without = (wins - played.wins) / (battles - played.battles);
      expect(played.wins / played.battles - without, species).toBeLessThan(SPECIES_LIFT);
    }
  });
});

describe("2,000 mirrored PvP battles", () => {
  it("are won by the first mover in the target range (GAP-38, GAP-39)", () => {
    const plan = { mode: "pvp", policy: "full", seed: "1" } as const;
    const { decided, firstWins } = playPart(rules, plan, BATTLES, false).tally;
    process.stdout.write(`first mover: ${firstWins / decided}\n`);
    expect(firstWins / decided).toBeGreaterThan(FIRST_MOVER.low);
    expect(firstWins / decided).toBeLessThan(FIRST_MOVER.high);
  });
});
