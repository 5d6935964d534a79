import { describe, expect, it } from "vitest";
import { labelScale } from "../../engine/labels/label-scale.ts";

const ROOM = 800;

describe("the scale of labels in the room", () => {
  it("a label is larger where the room is shown small, as on a phone", () => {
    expect(labelScale(900, ROOM, 1)).toBe(1);
    expect(labelScale(366, ROOM, 1)).toBeCloseTo(1.64);
    expect(labelScale(200, ROOM, 1)).toBe(1.7);
  });

  it("grows with the player's text size until labels would cover the machines", () => {
    expect(labelScale(900, ROOM, 2)).toBe(2);
    expect(labelScale(366, ROOM, 1.5)).toBeCloseTo(2.46);
    expect(labelScale(366, ROOM, 2)).toBe(2.6);
  });
});
