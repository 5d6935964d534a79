import { HIGHEST_FEET } from "../room-geometry.ts";

/** The y from which feet are drawn at their actual position. */
const UNCHANGED_FROM = 144;

/**
 * Returns the y at which feet are drawn. The rules let the avatar walk over the whole canvas including the wall
 * (`GAP-08`); the drawing compresses the part in front of the wall, so that the feet stay on the floor (`GAP-64`).
 * @param highest the smallest y of the feet that the rules allow
 */
export function drawnFeet(feetY: number, highest: number): number {
  if (feetY >= UNCHANGED_FROM) return feetY;
  return HIGHEST_FEET + (feetY - highest) * share(highest);
}

/** Returns the actual y of feet drawn at a height: the inverse of `drawnFeet`. */
export function feetDrawnAt(drawnY: number, highest: number): number {
  if (drawnY >= UNCHANGED_FROM) return drawnY;
  return highest + Math.max(0, drawnY - HIGHEST_FEET) / share(highest);
}

function share(highest: number): number {
  return (UNCHANGED_FROM - HIGHEST_FEET) / (UNCHANGED_FROM - highest);
}
