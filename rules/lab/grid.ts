import type { RuleSet } from "../ruleset/rule-set.ts";
import type { Lab, Place } from "./lab.ts";

export type PlacedKind = "machine" | "pet";
export interface Point {
  x: number;
  y: number;
}

/** Side of a machine or pet in pixels (`LAB-034`). */
export function sizeOf(rules: RuleSet, kind: PlacedKind): number {
  return rules.grid.cell * (kind === "machine" ? rules.grid.machineCells : rules.grid.petCells);
}

/** Largest x and y for a machine or pet (`LAB-032`, `LAB-033`). */
export function placementLimit(rules: RuleSet, kind: PlacedKind): Point {
  const size = sizeOf(rules, kind);
  return { x: rules.grid.width - size, y: rules.grid.height - size };
}

/** Rounds to the grid, clamps into the room, and rounds down to the grid (`CON-06`). */
export function snapToGrid(rules: RuleSet, kind: PlacedKind, point: Point): Point {
  const limit = placementLimit(rules, kind);
  const { cell } = rules.grid;
  const snap = (value: number, most: number) =>
    Math.floor(Math.min(Math.max(Math.round(value / cell) * cell, 0), most) / cell) * cell;
  return { x: snap(point.x, limit.x), y: snap(point.y, limit.y) };
}

/** Whether both coordinates are multiples of the cell. */
export function onGrid(rules: RuleSet, point: Point): boolean {
  return point.x % rules.grid.cell === 0 && point.y % rules.grid.cell === 0;
}

/** Whether a machine or pet at this point would be completely inside the room. */
export function insideRoom(rules: RuleSet, kind: PlacedKind, point: Point): boolean {
  const limit = placementLimit(rules, kind);
  return point.x >= 0 && point.y >= 0 && point.x <= limit.x && point.y <= limit.y;
}

/**
 * Whether a machine at `place` would overlap another machine of that room: closer than its own side in both
 * axes (`LAB-100`, `CON-07`). Ignores the machine `exceptId`.
 */
export function collides(rules: RuleSet, lab: Lab, place: Place, exceptId?: string): boolean {
  const size = sizeOf(rules, "machine");
  return lab.machines.some(
    (machine) =>
      machine.id !== exceptId &&
      machine.room === place.room &&
      Math.abs(machine.x - place.x) < size &&
      Math.abs(machine.y - place.y) < size,
  );
}

/**
 * Whether a machine or pet may stand at `place`: on the grid, inside the room, and for a machine without
 * overlap.
 */
export function placeFree(
  rules: RuleSet,
  lab: Lab,
  kind: PlacedKind,
  place: Place,
  exceptId?: string,
): boolean {
  if (!onGrid(rules, place) || !insideRoom(rules, kind, place)) return false;
  return kind === "pet" || !collides(rules, lab, place, exceptId);
}
