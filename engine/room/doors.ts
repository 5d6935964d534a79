import type { RuleSet } from "../../rules/index.ts";
import { type Box, contains, type Point } from "./room-geometry.ts";

/** A door painted on the wall of a room, and the room behind it. */
export interface Door {
  to: number;
  box: Box;
}

const TOP = 16;
const WIDTH = 84;
const HEIGHT = 82;

/** The doors as they are drawn, by the room they are in (`GAP-64`). */
export const DOORS: Readonly<Record<number, Door>> = {
  1: { to: 2, box: { x: 694, y: TOP, width: WIDTH, height: HEIGHT } },
  2: { to: 1, box: { x: 22, y: TOP, width: WIDTH, height: HEIGHT } },
};

/** This near to the wall, in pixels of the avatar's corner, who walks up goes through a door. */
const SILL = 8;
/** Who comes through a door stands so far in front of the wall. */
const STEP_IN = 24;

/** The door at a point of the room, or null. */
export function doorAt(room: number, point: Point): Door | null {
  const door = DOORS[room];
  return door && contains(door.box, point) ? door : null;
}

/** The door an avatar with this corner stands in, or null. */
export function doorEntered(rules: RuleSet, room: number, corner: Point): Door | null {
  const door = DOORS[room];
  if (!door || corner.y > SILL) return null;
  const middle = corner.x + rules.avatar.width / 2;
  return middle >= door.box.x && middle <= door.box.x + door.box.width ? door : null;
}

/** Where the avatar's corner is in the middle of a door. */
export function cornerInDoor(rules: RuleSet, door: Door): Point {
  return { x: door.box.x + door.box.width / 2 - rules.avatar.width / 2, y: 0 };
}

/** Where the avatar's corner is when it has come from one room through the door of another, or null without one. */
export function cornerBehindDoor(rules: RuleSet, from: number, room: number): Point | null {
  const back = DOORS[room];
  return back?.to === from ? { ...cornerInDoor(rules, back), y: STEP_IN } : null;
}
