import { type RuleSet, sizeOf } from "../../rules/index.ts";

/** A point of the room, in room pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle of the room, in room pixels. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** Where the drawn wall ends and the floor begins; everything stands in front of it (`GAP-64`). */
export const WALL_FOOT = 98;

/** The highest that feet are drawn: a step in front of the wall. */
export const HIGHEST_FEET = WALL_FOOT + 14;

/** Where in its square a machine's picture stands: the drawings leave 3 % below the feet. */
const MACHINE_FEET = 0.97;
/** The same for a pet, whose drawing is smaller than its square. */
const PET_FEET = 0.92;

/** The point a machine with this top left corner stands on; its y is the depth it is drawn at. */
export function machineFeet(rules: RuleSet, corner: Point): Point {
  const side = sizeOf(rules, "machine");
  return { x: corner.x + side / 2, y: corner.y + side * MACHINE_FEET };
}

/** The point a pet with this top left corner stands on. */
export function petFeet(rules: RuleSet, corner: Point): Point {
  const side = sizeOf(rules, "pet");
  return { x: corner.x + side / 2, y: corner.y + side * PET_FEET };
}

/** The nearest corner at which a pet is shown on the floor: the lab may have it up to the wall (`GAP-64`). */
export function onFloor(rules: RuleSet, petCorner: Point): Point {
  const highest = HIGHEST_FEET - sizeOf(rules, "pet") * PET_FEET;
  return { x: petCorner.x, y: Math.max(petCorner.y, highest) };
}

/** Whether a point lies in a box or on its edge. */
export function contains(box: Box, point: Point): boolean {
  const x = point.x - box.x;
  const y = point.y - box.y;
  return x >= 0 && y >= 0 && x <= box.width && y <= box.height;
}

/** A number moved into the range from low to high. */
export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
