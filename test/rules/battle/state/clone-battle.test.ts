import { describe, expect, it } from "vitest";
import { cloneBattle } from "../../../../rules/index.ts";
import { act } from "../support/play.ts";
import { battleWith } from "../support/scene.ts";

/** Something in every place a battle has. */
function underWay() {
  const battle = battleWith({
    own: {
      field: [{ id: "hero" }],
      hand: [{ id: "card" }],
      deck: [{ id: "next" }],
      tools: ["Ledger Lens"],
      spells: ["Babylon Burst"],
    },
    foe: { field: [{ id: "foe", health: 1 }], deck: [{ id: "later" }] },
  });
  act(battle, { type: "useTool", toolId: "Ledger Lens", creatureId: "hero" });
  const burst = { type: "useSpell", spellId: "Babylon Burst", casterId: "hero", targetId: "foe" } as const;
  act(battle, burst, [0.9]);
  battle.random = { a: 1, b: 2, c: 3, counter: 4 };
  return battle;
}

/** Writes over every number, text and truth value in a value, and empties its lists from the inside out. */
function spoil(value: object): void {
  for (const [key, part] of Object.entries(value)) {
    // Cards and the turns of effects are shared, and never written to.
    if (key === "creature" || key === "owned" || key === "turns" || key === "rawStats") continue;
    if (typeof part === "object" && part !== null) spoil(part);
    else Object.assign(value, { [key]: "spoilt" });
  }
  if (Array.isArray(value)) value.length = 0;
}

describe("cloneBattle", () => {
  it("returns an equal battle (GAP-51)", () => {
    const battle = underWay();
    expect(cloneBattle(battle)).toEqual(battle);
    expect(battle.sides[1].fallen, "the scene has everything").toHaveLength(1);
  });

  it("returns a copy that can change without changing the battle (GAP-51)", () => {
    const battle = underWay();
    const before = JSON.stringify(battle);
    spoil(cloneBattle(battle));
    expect(JSON.stringify(battle)).toBe(before);
  });
});
