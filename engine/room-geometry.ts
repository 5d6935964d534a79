import { type RuleSet, sizeOf } from "../rules/index.ts";

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

/** The y at which the drawn wall ends and the floor begins; everything stands in front of it (`GAP-64`). */
export const WALL_FOOT = 98;

/** Smallest y at which feet are drawn: a step in front of the wall. */
export const HIGHEST_FEET = WALL_FOOT + 14;

/** Height of the feet as a share of a machine's square: the drawings leave 3 % below them. */
const MACHINE_FEET = 0.97;
/** Height of the feet as a share of a pet's square, whose drawing is smaller. */
const PET_FEET = 0.92;

/** Returns the point a machine with this top left corner stands on; its y is its drawing depth. */
export function machineFeet(rules: RuleSet, corner: Point): Point {
  const side = sizeOf(rules, "machine");
  return { x: corner.x + side / 2, y: corner.y + side * MACHINE_FEET };
}

/** Returns the point a pet with this top left corner stands on. */
export function petFeet(rules: RuleSet, corner: Point): Point {
  const side = sizeOf(rules, "pet");
  return { x: corner.x + side / 2, y: corner.y + side * PET_FEET };
}

/**
 * Returns the nearest corner at which a pet is drawn on the floor: in the lab it may be as far up as the wall
 * (`GAP-64`).
 */
export function onFloor(rules: RuleSet, petCorner: Point): Point {
  const highest = HIGHEST_FEET - sizeOf(rules, "pet") * PET_FEET;
  return { x: petCorner.x, y: Math.max(petCorner.y, highest) };
}

/** Returns whether a point lies inside a box or on its edge. */
export function contains(box: Box, point: Point): boolean {
  const x = point.x - box.x;
  const y = point.y - box.y;
  return x >= 0 && y >= 0 && x <= box.width && y <= box.height;
}

/** Limits a number to the range from low to high. */
export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
