import { describe, expect, it } from "vitest";
import {
  actionNeeds,
  actionPreview,
  actionTargets,
  actionWith,
  type Battle,
  legalUses,
  whyInactive,
  whyNotAction,
} from "../../../../rules/index.ts";
import { battleWith, fighter, rules } from "../support/scene.ts";

function twoAgainstOne(): Battle {
  return battleWith({
    own: { field: [{ id: "hero" }, { id: "friend" }], tools: ["Babylon Keystone"], energy: 25 },
    foe: { field: [{ id: "foe" }] },
  });
}

describe("actionNeeds", () => {
  it("names the creature or card that takes an action, and the list its item comes from", () => {
    expect(actionNeeds("deploy")).toMatchObject({ takenBy: "card", items: null });
    expect(actionNeeds("useTool")).toMatchObject({ takenBy: "creature", items: "tools" });
    expect(actionNeeds("useSpell")).toMatchObject({ takenBy: "creature", items: "spells" });
    expect(actionNeeds("endTurn")).toMatchObject({ takenBy: "side", items: null });
  });
});

describe("actionTargets", () => {
  it("returns the enemies on the field for an attack, and nobody for a stance (BAT-084)", () => {
    expect(actionTargets(rules, twoAgainstOne(), 0, "attack")).toEqual(["foe"]);
    expect(actionTargets(rules, twoAgainstOne(), 0, "defend")).toEqual([]);
  });
});

describe("actionWith", () => {
  it("leaves out an optional target, and leaves any other missing id empty, which is refused", () => {
    expect(actionWith("useTool", { actor: "hero", item: "t" })).toEqual({
      type: "useTool",
      toolId: "t",
      creatureId: "hero",
    });
    const attack = actionWith("attack", { actor: "hero", target: null });
    expect(attack).toEqual({ type: "attack", attackerId: "hero", targetId: "" });
    expect(whyNotAction(rules, twoAgainstOne(), 0, attack)?.code).toBe("invalid_attack");
  });
});

describe("legalUses", () => {
  it("returns one action for each target of the item, and none once it is used (BAT-090)", () => {
    const battle = twoAgainstOne();
    const [tool] = battle.sides[0].tools;
    if (!tool) throw new Error("No tools");
    const uses = () => legalUses(rules, battle, 0, "useTool", { actor: "hero", item: tool.id });
    expect(uses().map((use) => "targetId" in use && use.targetId)).toEqual(["hero", "friend"]);
    tool.used = true;
    expect(uses()).toEqual([]);
  });
});

describe("whyInactive", () => {
  it("returns the reason of a stunned creature, and null for one that can act (BAT-075)", () => {
    const battle = twoAgainstOne();
    fighter(battle, "hero").stunnedTurns = 1;
    expect(whyInactive(rules, battle, 0, "hero")?.code).toBe("stunned");
    expect(whyInactive(rules, battle, 0, "friend")).toBeNull();
    expect(whyInactive(rules, battle, 0, "nobody")).toBeNull();
  });
});

describe("actionPreview", () => {
  it("returns the damage of an attack first, and null for a stance", () => {
    const attack = actionWith("attack", { actor: "hero", target: "foe" });
    expect(actionPreview(rules, twoAgainstOne(), 0, attack)?.[0]).toMatch(/^Damage \d+/);
    expect(actionPreview(rules, twoAgainstOne(), 0, actionWith("defend", { actor: "hero" }))).toBeNull();
    expect(actionPreview(rules, twoAgainstOne(), 0, actionWith("attack", { actor: "hero" }))).toBeNull();
  });
});
