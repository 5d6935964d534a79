import { describe, expect, it } from "vitest";
import { actionFromWire } from "../../../../rules/index.ts";

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
