import type { RuleSet } from "../ruleset/rule-set.ts";
import { type Point, placeFree, placementLimit, snapToGrid } from "./grid.ts";
import type { Lab, Place } from "./lab.ts";

/**
 * Where a machine built by an avatar at `avatar` (its top left corner) comes to stand: 20 px beside it,
 * snapped; where that is taken, the nearest free slot of the room (`LAB-075`, `CON-25`).
 * Answers null when the room is full.
 */
export function buildPlace(rules: RuleSet, lab: Lab, avatar: Place): Place | null {
  const { offsetPx } = rules.build;
  const wished = snapToGrid(rules, "machine", { x: avatar.x + offsetPx, y: avatar.y + offsetPx });
  return nearestFreePlace(rules, lab, { ...wished, room: avatar.room });
}

/** The free slot nearest to `wished` in its room; of equally near ones the upper, then the left. */
export function nearestFreePlace(rules: RuleSet, lab: Lab, wished: Place): Place | null {
  let nearest: Place | null = null;
  let nearestDistance = Number.POSITIVE_INFINITY;
  for (const point of gridPoints(rules)) {
    const place = { ...point, room: wished.room };
    const distance = squaredDistance(point, wished);
    if (distance < nearestDistance && placeFree(rules, lab, "machine", place)) {
      nearest = place;
      nearestDistance = distance;
    }
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
