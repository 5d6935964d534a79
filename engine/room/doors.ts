import type { RuleSet } from "../../rules/index.ts";
import { type Box, contains, type Point } from "../room-geometry.ts";

/** A door painted on a room's wall, and the room behind it. */
export interface Door {
  to: number;
  box: Box;
}

const TOP = 16;
const WIDTH = 84;
const HEIGHT = 82;

/** The painted doors, by the room they are in (`GAP-64`). */
export const DOORS: Readonly<Record<number, Door>> = {
  1: { to: 2, box: { x: 694, y: TOP, width: WIDTH, height: HEIGHT } },
  2: { to: 1, box: { x: 22, y: TOP, width: WIDTH, height: HEIGHT } },
};

/** Distance of the avatar's corner from the wall, in pixels, at which walking up enters a door. */
const SILL = 8;
/** Distance from the wall at which the avatar appears behind a door. */
const STEP_IN = 24;

/** Returns the door at a point of the room, or null. */
export function doorAt(room: number, point: Point): Door | null {
  const door = DOORS[room];
  return door && contains(door.box, point) ? door : null;
}

/** Returns the door that an avatar with this corner stands in, or null. */
export function doorEntered(rules: RuleSet, room: number, corner: Point): Door | null {
  const door = DOORS[room];
  if (!door || corner.y > SILL) return null;
  const middle = corner.x + rules.avatar.width / 2;
  return middle >= door.box.x && middle <= door.box.x + door.box.width ? door : null;
}

/** Returns the avatar's corner in the middle of a door. */
export function cornerInDoor(rules: RuleSet, door: Door): Point {
  return { x: door.box.x + door.box.width / 2 - rules.avatar.width / 2, y: 0 };
}

/** Returns the avatar's corner after passing the door between two rooms, or null when there is none. */
export function cornerBehindDoor(rules: RuleSet, from: number, room: number): Point | null {
  const back = DOORS[room];
  return back?.to === from ? { ...cornerInDoor(rules, back), y: STEP_IN } : null;
}
