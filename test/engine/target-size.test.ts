import { describe, expect, it } from "vitest";
import { thingAt } from "../../engine/input/reachable.ts";
import { DOORS, doorAt } from "../../engine/room/doors.ts";
import type { Point } from "../../engine/room-geometry.ts";
import { shippedRules as rules } from "../../rules/index.ts";
import { cat, machine } from "./scene.ts";

/** WCAG 2.2, 2.5.8, in pixels of the page. */
const SMALLEST_TARGET = 24;
/** Width of the room on a phone that is 320 pixels wide, without its frame. */
const SMALLEST_ROOM = 300;

/** How many pixels of the page in a row hit a target, from the middle of it, on the smallest phone. */
function reach(isHit: (point: Point) => boolean, middle: Point, axis: "x" | "y"): number {
  const step = rules.grid.width / SMALLEST_ROOM;
  const hits = (direction: 1 | -1) => {
    let pixels = 0;
    while (isHit({ ...middle, [axis]: middle[axis] + direction * (pixels + 0.5) * step })) pixels += 1;
    return pixels;
  };
  return hits(1) + hits(-1);
}

describe("the targets of a room on the smallest phone", () => {
  const [lair, pet] = [machine({ id: "lair", x: 128, y: 128 }), cat({ id: "cat", x: 384, y: 256 })];
  const things = [
    { kind: "machine" as const, machine: lair },
    { kind: "pet" as const, pet },
  ];
  const isThing = (id: string) => (point: Point) => {
    const thing = thingAt(rules, things, point);
    return thing !== null && (thing.kind === "machine" ? thing.machine : thing.pet).id === id;
  };

  it.each([
    ["a machine", isThing(lair.id), { x: 192, y: 192 }],
    ["the cat", isThing(pet.id), { x: 416, y: 288 }],
    ["the door of the first room", (point: Point) => doorAt(1, point) !== null, middleOf(1)],
    ["the door of the second room", (point: Point) => doorAt(2, point) !== null, middleOf(2)],
  ])("include %s with at least 24 pixels in both directions", (_name, isHit, middle) => {
    expect(reach(isHit, middle, "x")).toBeGreaterThanOrEqual(SMALLEST_TARGET);
    expect(reach(isHit, middle, "y")).toBeGreaterThanOrEqual(SMALLEST_TARGET);
  });
});

function middleOf(room: number): Point {
  const { x, y, width, height } = DOORS[room]?.box ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}
