import { describe, expect, it } from "vitest";
import { DOORS } from "../../engine/room/doors.ts";
import { shelfPlaces, TROPHY_SHELF } from "../../engine/room/trophy-shelf.ts";
import { WALL_FOOT } from "../../engine/room-geometry.ts";
import { shippedRules } from "../../rules/index.ts";

const all = Object.keys(shippedRules.decorations.trophies).length;

describe("the trophy shelf", () => {
  it("hangs above the foot of the wall and beside the door, as everything on the wall (GAP-64)", () => {
    const { box, room } = TROPHY_SHELF;
    expect(box.y + box.height).toBeLessThanOrEqual(WALL_FOOT - 16);
    expect(box.x + box.width).toBeLessThan(DOORS[room]?.box.x ?? 0);
  });

  it("has a place of its own for each trophy of the game, and for more", () => {
    const { box, trophySize } = TROPHY_SHELF;
    for (const count of [1, all, 12]) {
      const places = shelfPlaces(count);
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      for (const { x, y } of places) {
        expect(x).toBeGreaterThan(box.x + trophySize / 4);
        expect(x).toBeLessThan(box.x + box.width - trophySize / 4);
        expect(y).toBeGreaterThan(box.y + trophySize);
        expect(y).toBeLessThan(box.y + box.height);
      }
    }
  });

  it("keeps eight trophies apart, four on each board", () => {
    const [first, second] = shelfPlaces(8);
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThanOrEqual(TROPHY_SHELF.trophySize);
    expect(new Set(shelfPlaces(8).map(({ y }) => y)).size).toBe(2);
  });
});
