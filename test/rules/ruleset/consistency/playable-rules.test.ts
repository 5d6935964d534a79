import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadRules } from "../../../../rules/validation.ts";
import { playLabWeek, playTwentyBattles } from "./playable.ts";
import { randomOverlay } from "./random-overlay.ts";

/** `npm run test:long` plays by more. */
const RULE_SETS = process.env.LONG === "1" ? 8 : 3;

describe("a rule set that passes the check", () => {
  it("plays twenty battles and a week of a lab without an error, whatever numbers it changes (GAP-51)", () => {
    let played = 0;
    const property = fc.property(randomOverlay, (overlay) => {
      const loaded = loadRules(overlay);
      fc.pre(loaded.ok);
      if (!loaded.ok) return;
      playTwentyBattles(loaded.rules, "1");
      playLabWeek(loaded.rules, "1");
      played += 1;
    });
    fc.assert(property, { seed: 23, numRuns: RULE_SETS });
    expect(played).toBe(RULE_SETS);
  });

  it("plays on at the limits: cheap actions, attacks that hardly hit, teams of one (GAP-51)", () => {
    const cheap = { attack: 1, defend: 0, spell: 0, tool: 0, deployBase: 0, deployPerForm: 0 };
    for (const overlay of [
      { battle: { costs: cheap } },
      { battle: { costs: cheap, caps: { criticalChance: 95, dodgeChance: 95 }, floors: { chance: 95 } } },
      { battle: { damage: { minimumBase: 0, minimumPerForm: 0 }, costs: { attack: 1 } } },
      { pvp: { team: { min: 1, max: 1 } }, battle: { fieldLimit: 1 } },
    ]) {
      const loaded = loadRules(overlay);
      if (!loaded.ok) throw new Error(loaded.problems.join("\n"));
      playTwentyBattles(loaded.rules, "1");
    }
  });
});
