import { HIGHEST_FEET } from "./room-geometry.ts";

/** From here down, feet are drawn where they are. */
const UNCHANGED_FROM = 144;

/**
 * Where feet are drawn. The rules let the avatar walk over the whole canvas (`GAP-08`), wall included;
 * the drawing squeezes the part in front of the wall, so that its feet stay on the floor (`GAP-64`).
 * @param highest the smallest y the feet can have by the rules
 */
export function drawnFeet(feetY: number, highest: number): number {
  if (feetY >= UNCHANGED_FROM) return feetY;
  return HIGHEST_FEET + (feetY - highest) * share(highest);
}

/** The feet that are drawn at a height: the way back. */
export function feetDrawnAt(drawnY: number, highest: number): number {
  if (drawnY >= UNCHANGED_FROM) return drawnY;
  return highest + Math.max(0, drawnY - HIGHEST_FEET) / share(highest);
}

function share(highest: number): number {
  return (UNCHANGED_FROM - HIGHEST_FEET) / (UNCHANGED_FROM - highest);
}
