import { describe, expect, it } from "vitest";
import { shippedRules as rules } from "../../../rules/index.ts";

const { battle, difficulty } = rules;
const perDifficulty = <Value>(columnOf: (row: (typeof difficulty)["easy"]) => Value) =>
  Object.values(difficulty).map(columnOf);

describe("the constants of the specification", () => {
  it("include energy: cap, start, regeneration, momentum, decay, costs (CST-020)", () => {
    expect(battle.energy).toEqual({
      cap: 25,
      playerStart: 10,
      regenBase: 3,
      statPerRegen: 10,
      momentumStep: 10,
      decay: { above: 10, share: 0.1 },
    });
    expect(battle.costs).toMatchObject({
      attack: 2,
      defend: 1,
      spell: 4,
      tool: 0,
      deployBase: 5,
      deployPerForm: 1,
    });
  });

  it("include field, slots and hands (BAT-030, CST-021)", () => {
    expect([battle.fieldLimit, battle.playerSlots, battle.hand.playerStart]).toEqual([4, 3, 3]);
    expect(perDifficulty((row) => row.enemySlots)).toEqual([3, 4, 5, 6]);
    expect(perDifficulty((row) => row.maxFieldSize)).toEqual([5, 5, 6, 6]);
    expect(perDifficulty((row) => row.playerHandTarget)).toEqual([5, 4, 3, 3]);
  });

  it("include victory check, enemy turn limit, turn change and thinking time (CST-022, BAT-074, CON-53, CON-72)", () => {
    expect(rules.ui).toMatchObject({ victoryCheckMs: 100, turnTransitionMs: 600, turnHandOverMs: 750 });
    expect(rules.ai.turnTimeoutMs).toBe(10_000);
    expect(rules.ai.thinkMs).toEqual({ easy: 800, medium: 800, hard: 1500, expert: 1500 });
  });

  it("include multipliers, soft caps and chance caps (CST-026)", () => {
    expect(battle.formMultiplier).toBe(0.25);
    expect(battle.rarityMultiplier).toEqual({ Common: 1, Rare: 1.1, Epic: 1.2, Legendary: 1.3 });
    expect(battle.specialty).toEqual({ single: 1.8, several: 1.4 });
    expect(battle.caps).toEqual({
      attack: { start: 60, max: 120 },
      defense: { start: 40, max: 80 },
      health: { start: 200, max: 400 },
      initiative: { start: 40, max: 60 },
      criticalChance: 30,
      dodgeChance: 20,
    });
  });

  it("include 25 as the value of a full stat bar (CON-38)", () => {
    expect(rules.ui.statBarMax).toBe(25);
  });
});
