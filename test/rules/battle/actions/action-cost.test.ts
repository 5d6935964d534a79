import { describe, expect, it } from "vitest";
import { actionCost, type BattleAction } from "../../../../rules/index.ts";
import { battleWith, fighter, rules } from "../support/scene.ts";

const ACTIONS: [BattleAction, list: number, reduced: number][] = [
  [{ type: "attack", attackerId: "hero", targetId: "foe" }, 2, 1.5],
  [{ type: "defend", creatureId: "hero" }, 1, 0.5],
  [{ type: "useSpell", spellId: "spell", casterId: "hero" }, 4, 3.5],
  [{ type: "useTool", toolId: "tool", creatureId: "hero" }, 0, 0],
  [{ type: "endTurn" }, 0, 0],
];

describe("actionCost", () => {
  it.each(ACTIONS)(
    "returns for %o the list price %d, and %d with a cost reduction (BAT-102, GAP-31)",
    (action, list, reduced) => {
      const battle = battleWith({ own: { field: [{ id: "hero" }] }, foe: { field: [{ id: "foe" }] } });
      expect(actionCost(rules, battle, 0, action)).toBe(list);
      fighter(battle, "hero").costReduction = 0.5;
      expect(actionCost(rules, battle, 0, action)).toBe(reduced);
    },
  );

  it.each(ACTIONS)("returns for %o the list price %d when its actor does not exist", (action, list) => {
    expect(actionCost(rules, battleWith({}), 0, action)).toBe(list);
  });

  it("returns 5 plus the card's form for a deployment, and 5 without the card (BAT-102)", () => {
    const battle = battleWith({
      own: { field: [{ id: "hero" }], hand: [{ id: "egg" }, { id: "grown", form: 3 }] },
    });
    const deploying = (creatureId: string) => actionCost(rules, battle, 0, { type: "deploy", creatureId });
    expect(["egg", "grown", "stranger"].map(deploying)).toEqual([5, 8, 5]);
  });
});
