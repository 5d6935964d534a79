import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildPlace, collides, placeFree, placementLimit, sizeOf, snapToGrid } from "../../../rules/index.ts";
import { building, done, labWith, refused, rules } from "./scene.ts";

describe("the grid", () => {
  it("has cells of 64, machines of 2 cells and pets of 1.5 in a room of 800 x 600 (LAB-026, LAB-034, LAB-035, CST-004, CON-06)", () => {
    expect(rules.grid).toMatchObject({ width: 800, height: 600, cell: 64 });
    expect([sizeOf(rules, "machine"), sizeOf(rules, "pet")]).toEqual([128, 96]);
  });

  it("keeps machines within 672 x 472 and pets within 704 x 504 (LAB-032, LAB-033)", () => {
    expect(placementLimit(rules, "machine")).toEqual({ x: 672, y: 472 });
    expect(placementLimit(rules, "pet")).toEqual({ x: 704, y: 504 });
  });

  it("snaps any point to a free multiple of 64 inside the room (LAB-031, GAP-06)", () => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: -2000, max: 2000 }), (x, y) => {
        const machine = snapToGrid(rules, "machine", { x, y });
        const pet = snapToGrid(rules, "pet", { x, y });
        expect(placeFree(rules, labWith(), "machine", { ...machine, room: 1 })).toBe(true);
        expect(placeFree(rules, labWith(), "pet", { ...pet, room: 1 })).toBe(true);
      }),
      { seed: 2 },
    );
    expect(snapToGrid(rules, "machine", { x: 9999, y: 9999 })).toEqual({ x: 640, y: 448 });
    expect(snapToGrid(rules, "machine", { x: 33, y: 31 })).toEqual({ x: 64, y: 0 });
  });

  it.each([
    [{ x: 127, y: 127 }, true],
    [{ x: 128, y: 0 }, false],
    [{ x: 0, y: 128 }, false],
    [{ x: 64, y: 64 }, true],
  ])("a machine at 0,0 and one at %o overlap: %s (LAB-100, CON-07)", (place, overlap) => {
    const lab = labWith({ machines: [{ type: "catLair" }] });
    expect(collides(rules, lab, { ...place, room: 1 })).toBe(overlap);
    expect(collides(rules, lab, { ...place, room: 2 })).toBe(false);
  });

  it("refuses an overlap with the stated text (LAB-101)", () => {
    const lab = labWith({ machines: [{ type: "catLair" }] });
    expect(refused(lab, building("reactor", { x: 64, y: 64 })).text).toBe(
      "Cannot place here - collision with another machine",
    );
  });

  it.each([
    [{ x: 10, y: 0 }, "off_grid"],
    [{ x: 1.5, y: 0 }, "off_grid"],
    [{ x: Number.NaN, y: 0 }, "out_of_bounds"],
    [{ x: Number.POSITIVE_INFINITY, y: 0 }, "out_of_bounds"],
    [{ x: -64, y: 0 }, "out_of_bounds"],
    [{ x: 704, y: 0 }, "out_of_bounds"],
    [{ x: 0, y: 512 }, "out_of_bounds"],
  ])("a machine at %o is refused as %s (GAP-06, ABU-30, ABU-31)", (place, code) => {
    expect(refused(labWith(), building("catLair", place)).code).toBe(code);
  });
});

describe("the place of a new machine", () => {
  it("is 20 px from the avatar, snapped (LAB-075, CON-25)", () => {
    expect(rules.build.offsetPx).toBe(20);
    expect(buildPlace(rules, labWith(), { x: 376, y: 268, room: 1 })).toEqual({ x: 384, y: 320, room: 1 });
  });

  it("is the nearest free slot when that one is taken, until the room is full (CON-25, GAP-06)", () => {
    const lab = labWith({ tcorvax: 1e6, catNips: 1e6, energy: 1e6 });
    let built = 0;
    for (let place = buildPlace(rules, lab, { x: 0, y: 0, room: 1 }); place; built++) {
      lab.machines.push({ ...filler(built), ...place });
      place = buildPlace(rules, lab, { x: 0, y: 0, room: 1 });
    }
    expect(built).toBe(24);
  });

  it("is in front of the wall, at y 128 or below, while a slot is free there (GAP-64)", () => {
    expect(rules.build.preferFromY).toBe(128);
    const lab = labWith();
    const atTheWall = { x: 376, y: 0, room: 1 };
    for (let built = 0; built < 18; built++) {
      const place = buildPlace(rules, lab, atTheWall);
      if (!place) throw new Error(`no room for machine ${built + 1}`);
      expect(place.y).toBeGreaterThanOrEqual(128);
      lab.machines.push({ ...filler(built), ...place });
      if (built === 0) expect(place).toEqual({ x: 384, y: 128, room: 1 });
    }
    expect(buildPlace(rules, lab, atTheWall)).toEqual({ x: 384, y: 0, room: 1 });
  });

  it("leaves room for all eight machines in one room (GAP-06)", () => {
    const lab = labWith();
    for (let index = 0; index < 8; index++) {
      const place = buildPlace(rules, lab, { x: 376, y: 268, room: 1 });
      if (!place) throw new Error(`no room for machine ${index + 1}`);
      lab.machines.push({ ...filler(index), ...place });
    }
    expect(lab.machines).toHaveLength(8);
  });
});

function filler(index: number) {
  return {
    id: `filler-${index}`,
    type: "catLair" as const,
    level: 1,
    lastActivated: 0,
    isOffline: false,
    provisionalMint: false,
    upkeepPaidUntil: 0,
  };
}

describe("a machine in the corner", () => {
  it("may be built at the last grid position of the room (LAB-032)", () => {
    const lab = labWith();
    done(lab, building("catLair", { x: 640, y: 448 }));
    expect(lab.machines[0]).toMatchObject({ x: 640, y: 448 });
  });
});
