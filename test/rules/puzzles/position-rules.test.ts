import { describe, expect, it } from "vitest";
import { newRandom, shippedRules } from "../../../rules/index.ts";
import { judgeTurn, positionBattle } from "../../../rules/positions.ts";
import { positionRules, withChance } from "../../../rules/puzzles/position-rules.ts";
import { loadRules } from "../../../rules/validation.ts";
import { drawnPositions, positions } from "./drawn-positions.ts";

const without = positionRules(shippedRules);

describe("the rules of positions", () => {
  it("leave nothing to chance: variance 1, no critical hit, no dodge, no chance of debuff or stun (GAP-73)", () => {
    const { damage, caps, criticalDebuff, effectiveDebuff } = without.battle;
    expect([damage.varianceLow, damage.varianceHigh]).toEqual([1, 1]);
    expect([caps.criticalChance, caps.dodgeChance]).toEqual([0, 0]);
    expect([criticalDebuff.chance, effectiveDebuff.chance]).toEqual([0, 0]);
    const chances = Object.values(without.spells).map(({ criticalChance = 0, stunChance = 0 }) => [
      criticalChance,
      stunChance,
    ]);
    expect(chances.flat().every((chance) => chance === 0)).toBe(true);
    expect(Object.values(without.ai.mistakes)).toEqual([0, 0, 0, 0]);
  });

  it("lead to the same battle whatever the dice show (GAP-73)", () => {
    for (const position of drawnPositions(10)) {
      const battle = positionBattle(positions.rules, position);
      const other = { ...battle, random: newRandom("other dice"), seed: "other answer" };
      const judged = [battle, other].map((one) =>
        judgeTurn(positions.rules, one, position, position.solution),
      );
      const [first, second] = judged.map((one) => one.ok && { ...one, battle: one.battle.sides });
      expect(first).toEqual(second);
    }
  });

  it("are a rule set of their own: the shipped rules keep their chances (GAP-73)", () => {
    expect(shippedRules.battle.damage.varianceLow).toBeLessThan(1);
    expect(shippedRules.battle.caps.dodgeChance).toBeGreaterThan(0);
    expect(withChance(without, shippedRules)).toEqual(shippedRules);
  });

  it("are valid as an overlay is", () => {
    const { battle, ai, spells } = without;
    expect(loadRules({ battle, ai, spells })).toMatchObject({ ok: true });
  });
});
