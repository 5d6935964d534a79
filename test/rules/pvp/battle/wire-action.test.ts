import { describe, expect, it } from "vitest";
import { actionFromWire, actionOnWire, WIRE_ACTIONS } from "../../../../rules/index.ts";

describe("actionFromWire", () => {
  it.each([
    [
      { type: "deploy", creatureId: "a" },
      { type: "deploy", creatureId: "a" },
    ],
    [
      { type: "attack", attackerId: "a", targetId: "b" },
      { type: "attack", attackerId: "a", targetId: "b" },
    ],
    [
      { type: "tool", toolId: "t", creatureId: "a" },
      { type: "useTool", toolId: "t", creatureId: "a" },
    ],
    [
      { type: "useTool", toolId: "t", creatureId: "a", targetId: "b" },
      { type: "useTool", toolId: "t", creatureId: "a", targetId: "b" },
    ],
    [
      { type: "spell", spellId: "s", casterId: "a", targetId: "b" },
      { type: "useSpell", spellId: "s", casterId: "a", targetId: "b" },
    ],
    [
      { type: "useSpell", spellId: "s", casterId: "a" },
      { type: "useSpell", spellId: "s", casterId: "a" },
    ],
    [
      { type: "defend", creatureId: "a", requestId: "x" },
      { type: "defend", creatureId: "a" },
    ],
    [{ type: "endTurn" }, { type: "endTurn" }],
  ])("reads %j as %j (CON-63)", (wire, action) => {
    expect(actionFromWire(wire)).toEqual(action);
  });

  it.each([
    {},
    { type: "constructor" },
    { type: "deploy" },
    { type: "attack", attackerId: "a" },
    { type: "tool", toolId: 1, creatureId: "a" },
    { type: "spell", spellId: "s", casterId: "" },
  ])("returns null for %j (CON-63, PVP-032)", (wire) => {
    expect(actionFromWire(wire)).toBeNull();
  });
});

describe("actionOnWire", () => {
  it("gives tools and spells their shorter names, and changes nothing else (CON-63)", () => {
    expect(actionOnWire({ type: "useTool", toolId: "t", creatureId: "a" })).toEqual({
      type: "tool",
      toolId: "t",
      creatureId: "a",
    });
    expect(actionOnWire({ type: "attack", attackerId: "a", targetId: "b" })).toEqual({
      type: "attack",
      attackerId: "a",
      targetId: "b",
    });
  });
});

describe("WIRE_ACTIONS", () => {
  it("name the ids that each kind of action needs and may have (CON-63)", () => {
    expect(WIRE_ACTIONS).toEqual([
      { type: "deploy", needs: ["creatureId"], mayHave: [] },
      { type: "attack", needs: ["attackerId", "targetId"], mayHave: [] },
      { type: "tool", needs: ["toolId", "creatureId"], mayHave: ["targetId"] },
      { type: "spell", needs: ["spellId", "casterId"], mayHave: ["targetId"] },
      { type: "defend", needs: ["creatureId"], mayHave: [] },
      { type: "endTurn", needs: [], mayHave: [] },
    ]);
  });
});
