// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { DEPTH } from "../../engine/room/depths.ts";
import { machineFeet, WALL_FOOT } from "../../engine/room-geometry.ts";
import { shippedRules as rules } from "../../rules/index.ts";
import { headlessRooms } from "./headless-room.ts";
import { cat, machine, TestPort } from "./scene.ts";

const FIRST_ROW = machine({ id: "first", x: 128, y: 0 });
const FAR = machine({ id: "far", x: 128, y: 320 });

const openRoom = headlessRooms();

describe("a figure in the room", () => {
  it("has a shadow on the floor under its feet, the avatar and cats included (GAP-64)", async () => {
    const port = new TestPort({ machines: [FIRST_ROW, FAR], pets: [cat({ id: "tom", x: 512, y: 0 })] });
    const room = await openRoom(port);
    const shadows = room.imagesAtDepth(DEPTH.groundShadow);
    expect(shadows).toHaveLength(4);
    for (const { y } of shadows) expect(y).toBeGreaterThan(WALL_FOOT);
    for (const one of [FIRST_ROW, FAR]) {
      const feet = machineFeet(rules, one);
      expect(shadows.filter(({ x, y }) => Math.hypot(x - feet.x, y - feet.y) < 8)).toHaveLength(1);
    }
  });

  it("casts a shadow on the wall in the first row, which ends at the foot of the wall, and none further away (GAP-64)", async () => {
    const room = await openRoom(new TestPort({ machines: [FIRST_ROW, FAR] }));
    const shades = room.imagesAtDepth(DEPTH.wallShade);
    expect(shades).toHaveLength(1);
    const [shade] = shades;
    const feet = machineFeet(rules, FIRST_ROW);
    expect(Math.abs((shade?.x ?? 0) - feet.x)).toBeLessThan(20);
    const top = (shade?.y ?? 0) - (shade?.displayHeight ?? 0) * (shade?.originY ?? 0);
    const crop = shade as unknown as { _crop: { height: number } };
    expect(top + crop._crop.height * (shade?.scaleY ?? 0)).toBeCloseTo(WALL_FOOT, 6);
  });
});
