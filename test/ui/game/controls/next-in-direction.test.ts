import { describe, expect, it } from "vitest";
import { type Box, nextInDirection } from "../../../../ui/game/controls/next-in-direction.ts";

/** A box of 100 x 40 pixels at a place of the screen. */
function box(left: number, top: number, width = 100, height = 40): Box {
  return { left, top, right: left + width, bottom: top + height };
}

describe("the next control in a direction", () => {
  const middle = box(200, 200);
  const around = [box(80, 200), box(320, 200), box(200, 140), box(200, 260)];

  it.each([
    ["left", 0],
    ["right", 1],
    ["up", 2],
    ["down", 3],
  ] as const)("lies %s", (direction, index) => {
    expect(nextInDirection(middle, around, direction)).toBe(index);
  });

  it("no control comes next where nothing lies ahead", () => {
    expect(nextInDirection(box(320, 200), [middle, box(320, 260)], "right")).toBeNull();
  });

  it("a control straight on comes before a nearer one aside", () => {
    expect(nextInDirection(middle, [box(310, 300), box(420, 205)], "right")).toBe(1);
  });

  it("is the next row of a list, not the row after it", () => {
    expect(nextInDirection(middle, [box(0, 300, 500), box(0, 250, 500)], "down")).toBe(1);
  });

  it("is one aside where nothing lies straight on", () => {
    expect(nextInDirection(middle, [box(600, 500)], "down")).toBe(0);
  });

  it("is not what lies around the control itself", () => {
    expect(nextInDirection(middle, [box(150, 150, 400, 400)], "right")).toBeNull();
  });
});
