import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Box } from "../../../../ui/game/controls/next-in-direction.ts";
import { stepsBetween } from "../../../../ui/game/controls/steps-between.ts";

function box([left, top, right, bottom]: readonly number[]): Box {
  return { left, top, right, bottom } as Box;
}

/** The pairs of boxes, by index, of which no sequence of directions leads from the first to the second. */
function unreachable(boxes: readonly Box[]): string[] {
  const steps = stepsBetween(boxes);
  return steps.flatMap((_, start) => {
    const reached = new Set([start]);
    for (const index of reached)
      for (const next of Object.values(steps[index] ?? {})) if (next !== null) reached.add(next);
    return boxes.flatMap((_box, target) => (reached.has(target) ? [] : [`${start} to ${target}`]));
  });
}

/** Enemies, own creatures, and all else of a battle, as two screens show it. */
const BATTLES = {
  "1280x800": {
    creatures: [
      [346, 143, 466, 351],
      [487, 128, 620, 351],
      [641, 143, 760, 351],
      [781, 128, 914, 351],
      [279, 417, 423, 654],
      [479, 455, 591, 654],
      [647, 417, 791, 654],
      [831, 417, 975, 654],
    ],
    others: [
      [236, 38, 350, 68],
      [668, 38, 781, 68],
      [1099, 22, 1142, 58],
      [1148, 22, 1204, 58],
      [1214, 20, 1258, 64],
      [20, 122, 239, 780],
      [105, 395, 154, 419],
      [1017, 143, 1135, 183],
      [1141, 143, 1258, 183],
      [1017, 193, 1135, 242],
      [1141, 193, 1258, 242],
      [1017, 252, 1135, 292],
      [1141, 252, 1258, 292],
      [1003, 318, 1135, 354],
      [1141, 318, 1272, 366],
    ],
  },
  "390x844": {
    creatures: [
      [50, 197, 115, 318],
      [121, 189, 194, 318],
      [200, 197, 265, 318],
      [271, 189, 343, 318],
      [15, 401, 94, 538],
      [118, 422, 179, 538],
      [202, 401, 281, 538],
      [296, 401, 375, 538],
    ],
    others: [
      [17, 83, 119, 105],
      [200, 83, 302, 105],
      [214, 11, 257, 55],
      [263, 11, 319, 55],
      [329, 13, 373, 57],
      [17, 726, 102, 775],
      [107, 726, 193, 775],
      [198, 726, 283, 775],
      [288, 726, 373, 775],
      [17, 781, 102, 830],
      [288, 781, 373, 830],
      [107, 781, 193, 830],
      [198, 781, 283, 830],
    ],
  },
};

describe("the steps between controls", () => {
  it.each(Object.entries(BATTLES))(
    "lead to everybody in a battle at %s, whoever still stands",
    (_size, shown) => {
      for (let standing = 0; standing < 1 << shown.creatures.length; standing++) {
        const creatures = shown.creatures.filter((_, index) => standing & (1 << index));
        expect(unreachable([...creatures, ...shown.others].map(box)), `creatures ${creatures}`).toEqual([]);
      }
    },
  );

  it("lead to a control that is nobody's nearest one, in a direction that leads nowhere else", () => {
    // What lies in the middle has nearer ones to its left and below it than the last one.
    const boxes = [
      [150, 0, 400, 50],
      [600, 200, 700, 250],
      [400, 100, 600, 150],
      [200, 200, 400, 250],
    ].map(box);
    expect(unreachable(boxes)).toEqual([]);
    expect(stepsBetween(boxes)[0]?.left).toBe(3);
  });

  it("lead from a control that leads nowhere", () => {
    const inside = [box([100, 100, 200, 200]), box([100, 100, 200, 200])];
    expect(unreachable(inside)).toEqual([]);
  });

  it("lead from each of any controls to each other one", () => {
    const anyBox = fc
      .tuple(fc.nat(800), fc.nat(600), fc.integer({ min: 24, max: 300 }), fc.integer({ min: 24, max: 120 }))
      .map(([left, top, width, height]) => box([left, top, left + width, top + height]));
    fc.assert(
      fc.property(fc.array(anyBox, { maxLength: 20 }), (boxes) => {
        expect(unreachable(boxes)).toEqual([]);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it("end at the edge where everything is reached without more of them", () => {
    const row = [box([0, 0, 100, 40]), box([120, 0, 220, 40])];
    expect(stepsBetween(row)).toEqual([
      { left: null, right: 1, up: null, down: null },
      { left: 0, right: null, up: null, down: null },
    ]);
  });
});
