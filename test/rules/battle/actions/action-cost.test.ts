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

describe("what an action would cost", () => {
  it.each(ACTIONS)("%o: %d by the list, %d under a reduction (BAT-102, GAP-31)", (action, list, reduced) => {
    const battle = battleWith({ own: { field: [{ id: "hero" }] }, foe: { field: [{ id: "foe" }] } });
    expect(actionCost(rules, battle, 0, action)).toBe(list);
    fighter(battle, "hero").costReduction = 0.5;
    expect(actionCost(rules, battle, 0, action)).toBe(reduced);
  });

  it.each(ACTIONS)("%o: the list price of %d where nobody is there to act", (action, list) => {
    expect(actionCost(rules, battleWith({}), 0, action)).toBe(list);
  });

  it("a deployment costs 5 and the card's form; without the card 5 (BAT-102)", () => {
    const battle = battleWith({ own: { hand: [{ id: "egg" }, { id: "grown", form: 3 }] } });
    const deploying = (creatureId: string) => actionCost(rules, battle, 0, { type: "deploy", creatureId });
    expect(["egg", "grown", "stranger"].map(deploying)).toEqual([5, 8, 5]);
  });
});
