import { describe, expect, it } from "vitest";
import { newLab } from "../../../rules/index.ts";
import { owned, rules } from "./scene.ts";

describe("a new lab", () => {
  it("starts with 300 TCorvax, 300 Cat Nips, 300 Energy and no eggs (LAB-123, CST-001)", () => {
    expect(owned(newLab(rules))).toEqual({ tcorvax: "300", catNips: "300", energy: "300", eggs: "0" });
  });

  it("has one unlocked room of two, no machines and no pets (LAB-045, LAB-122, CST-006)", () => {
    const lab = newLab(rules);
    expect(lab).toMatchObject({ roomsUnlocked: 1, seenRoomUnlock: false, machines: [], pets: [] });
    expect(rules.rooms.count).toBe(2);
  });
});
