import type { RuleSet } from "../ruleset/rule-set.ts";
import { type Point, placeFree, placementLimit, snapToGrid } from "./grid.ts";
import type { Lab, Place } from "./lab.ts";

/**
 * The position for a machine that an avatar at `avatar` (its top left corner) builds: 20 px beside it,
 * snapped to the grid, or else the nearest free slot of the room (`LAB-075`, `CON-25`). Returns null when the
 * room is full.
 */
export function buildPlace(rules: RuleSet, lab: Lab, avatar: Place): Place | null {
  const { offsetPx } = rules.build;
  const target = snapToGrid(rules, "machine", { x: avatar.x + offsetPx, y: avatar.y + offsetPx });
  return nearestFreePlace(rules, lab, { ...target, room: avatar.room });
}

/**
 * The free slot nearest to `target` in its room; among equally near ones the upper, then the left one. Slots
 * in front of the wall, with y from `build.preferFromY` on, come before those close to it (`GAP-64`).
 */
export function nearestFreePlace(rules: RuleSet, lab: Lab, target: Place): Place | null {
  return (
    nearestFreeFrom(rules, lab, target, rules.build.preferFromY) ?? nearestFreeFrom(rules, lab, target, 0)
  );
}

function nearestFreeFrom(rules: RuleSet, lab: Lab, target: Place, lowestY: number): Place | null {
  let nearest: Place | null = null;
  let nearestDistance = Number.POSITIVE_INFINITY;
  for (const point of gridPoints(rules)) {
    const place = { ...point, room: target.room };
    const distance = squaredDistance(point, target);
    if (point.y < lowestY || distance >= nearestDistance) continue;
    if (!placeFree(rules, lab, "machine", place)) continue;
    nearest = place;
    nearestDistance = distance;
  }
  return nearest;
}

function squaredDistance(one: Point, other: Point): number {
  const dx = one.x - other.x;
  const dy = one.y - other.y;
  return dx * dx + dy * dy;
}

function* gridPoints(rules: RuleSet): Generator<Point> {
  const limit = placementLimit(rules, "machine");
  for (let y = 0; y <= limit.y; y += rules.grid.cell)
    for (let x = 0; x <= limit.x; x += rules.grid.cell) yield { x, y };
}
