import { describe, expect, it } from "vitest";
import { DOOR_HEIGHT, DOOR_WIDTH, WALL_FOOT as DRAWN_FOOT } from "../../assets/drawings/rooms/room-figure.ts";
import { ROOM1_DOOR } from "../../assets/drawings/rooms/room1-door.ts";
import { ROOM2_DOOR } from "../../assets/drawings/rooms/room2-door.ts";
import { catHome } from "../../engine/cat/cat-behaviour.ts";
import { visibleCorner } from "../../engine/cat/cat-view.ts";
import { DOORS } from "../../engine/room/doors.ts";
import { machineFeet, onFloor, petFeet, WALL_FOOT } from "../../engine/room-geometry.ts";
import { placementLimit, shippedRules as rules } from "../../rules/index.ts";

/** Returns every y of the grid at which a thing may stand. */
const rows = (kind: "machine" | "pet") =>
  Array.from(
    { length: Math.floor(placementLimit(rules, kind).y / rules.grid.cell) + 1 },
    (_, row) => row * rules.grid.cell,
  );

describe("the floor", () => {
  it("begins where both rooms draw the foot of the wall, at 100 or above (GAP-64)", () => {
    expect(WALL_FOOT).toBe(DRAWN_FOOT);
    expect(WALL_FOOT).toBeLessThanOrEqual(100);
  });

  it("holds every machine and every cat, the first row included (GAP-64)", () => {
    for (const y of rows("machine")) expect(machineFeet(rules, { x: 0, y }).y).toBeGreaterThan(WALL_FOOT);
    for (const y of rows("pet"))
      expect(petFeet(rules, onFloor(rules, { x: 0, y })).y).toBeGreaterThan(WALL_FOOT);
  });

  it("is not left by a strolling cat (GAP-64)", () => {
    for (const y of rows("pet")) {
      const home = catHome(onFloor(rules, { x: 128, y }), rules.grid.cell, placementLimit(rules, "pet"));
      expect(petFeet(rules, visibleCorner(rules, home, [])).y).toBeGreaterThan(WALL_FOOT);
    }
  });
});

describe("the painted doors", () => {
  it("are found by a click, and stand on the floor (GAP-64)", () => {
    for (const [room, left] of [
      [1, ROOM1_DOOR],
      [2, ROOM2_DOOR],
    ] as const) {
      const box = DOORS[room]?.box;
      expect(box).toEqual({ x: left, y: WALL_FOOT - DOOR_HEIGHT, width: DOOR_WIDTH, height: DOOR_HEIGHT });
    }
  });
});
