import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catFrame, catHome, petCat, restingCat, updateCat } from "../../engine/cat/cat-behaviour.ts";
import { visibleCorner } from "../../engine/cat/cat-view.ts";
import { machineFeet, petFeet } from "../../engine/room-geometry.ts";
import { type Machine, placementLimit, shippedRules as rules } from "../../rules/index.ts";

const LIMIT = placementLimit(rules, "pet");

/** Returns the given rolls in order, again and again. */
function rolls(...values: number[]): () => number {
  let next = 0;
  return () => values[next++ % values.length] ?? 0;
}

describe("the cat", () => {
  it("strolls at most one cell from its place and never leaves the canvas (LAB-033, LAB-136)", () => {
    const corner = fc.record({
      x: fc.integer({ min: 0, max: LIMIT.x }),
      y: fc.integer({ min: 0, max: LIMIT.y }),
    });
    const dice = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 5, maxLength: 20 });
    fc.assert(
      fc.property(corner, dice, (place, values) => {
        const cat = restingCat(place);
        const home = catHome(place, rules.grid.cell, LIMIT);
        const random = rolls(...values);
        for (let frame = 0; frame < 600; frame += 1) {
          updateCat(cat, home, 100, random);
          if (Math.abs(cat.x - place.x) > rules.grid.cell || Math.abs(cat.y - place.y) > rules.grid.cell)
            return false;
          if (cat.x < 0 || cat.y < 0 || cat.x > LIMIT.x || cat.y > LIMIT.y) return false;
        }
        return true;
      }),
      { numRuns: 60 },
    );
  });

  it("sits, then walks to a point of its home, then sits again (LAB-136)", () => {
    const cat = restingCat({ x: 320, y: 320 });
    const home = catHome({ x: 320, y: 320 }, 64, LIMIT);
    const moods: string[] = [];
    for (let frame = 0; frame < 60; frame += 1) {
      updateCat(cat, home, 100, rolls(0.9));
      if (moods.at(-1) !== cat.doing) moods.push(cat.doing);
    }
    expect(moods).toEqual(["idle", "walk", "idle"]);
    expect([cat.x, cat.y]).toEqual([320 + 51.2, 320 + 51.2].map((value) => expect.closeTo(value, 6)));
  });

  it("falls asleep now and then, and wakes when it is petted (LAB-136)", () => {
    const cat = restingCat({ x: 320, y: 320 });
    const home = catHome({ x: 320, y: 320 }, 64, LIMIT);
    for (let frame = 0; frame < 20; frame += 1) updateCat(cat, home, 100, rolls(0.1));
    expect(cat.doing).toBe("sleep");
    petCat(cat);
    expect(cat.doing).toBe("idle");
  });

  it("does not move with reduced motion (LAB-136)", () => {
    expect([0, 400, 3000].map((ms) => catFrame("idle", ms, true))).toEqual(Array(3).fill("cat_idle_0"));
    expect(catFrame("walk", 130, false)).toBe("cat_walk_2");
  });

  it("sits down in front of the machines that would hide it (LAB-140, CON-07)", () => {
    const machines = [lair({ x: 128, y: 128 }), lair({ x: 128, y: 256 })];
    const shown = visibleCorner(rules, { x: 128, y: 128 }, machines);
    for (const machine of machines)
      expect(petFeet(rules, shown).y).toBeGreaterThan(machineFeet(rules, machine).y);
    expect(shown.x).toBe(128);
    expect(visibleCorner(rules, { x: 256, y: 128 }, machines)).toEqual({ x: 256, y: 128 });
  });
});

function lair(corner: { x: number; y: number }): Machine {
  return {
    id: `${corner.y}`,
    type: "catLair",
    room: 1,
    level: 1,
    lastActivated: 0,
    isOffline: false,
    provisionalMint: false,
    upkeepPaidUntil: 0,
    ...corner,
  };
}
