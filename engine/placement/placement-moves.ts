import { type RuleSet, sizeOf, snapToGrid } from "../../rules/index.ts";
import { directionOf } from "../input/held-keys.ts";
import type { Intent, Placement } from "../port.ts";
import type { Point } from "../room/room-geometry.ts";

/** What a key or a click does in move mode: the preview moves, something is asked for, or both. */
export interface PlacementMove {
  cursor: Point;
  intent: Intent | null;
}

/** The grid corner that puts the thing's middle nearest to the pointer (`LAB-031`, `LAB-091`). */
export function cursorAt(rules: RuleSet, placement: Placement, pointer: Point): Point {
  const half = sizeOf(rules, placement.subject.kind) / 2;
  return snapToGrid(rules, placement.subject.kind, { x: pointer.x - half, y: pointer.y - half });
}

/**
 * What a key does in move mode, or null when it has no use for it (`LAB-092` to `LAB-094`, `CON-82`):
 * arrows move by one cell, Space marks the position and then confirms it, Escape cancels.
 */
export function placementKey(
  rules: RuleSet,
  placement: Placement,
  cursor: Point,
  code: string,
): PlacementMove | null {
  const at = placement.selected ?? cursor;
  if (code === "Escape") return { cursor: at, intent: { type: "cancelPlacement" } };
  if (code === "Space")
    return { cursor: at, intent: placement.selected ? { type: "confirmPlacement" } : pick(at) };
  const step = directionOf(code);
  if (!step) return null;
  const { cell } = rules.grid;
  const next = snapToGrid(rules, placement.subject.kind, {
    x: at.x + step.x * cell,
    y: at.y + step.y * cell,
  });
  const moved = next.x !== at.x || next.y !== at.y;
  return { cursor: next, intent: placement.selected && moved ? pick(next) : null };
}

/**
 * What a click or tap does in move mode: the first one picks, one on the picked cell takes it back, one
 * on another cell picks that (`LAB-092`, `CON-82`). A blocked cell is picked too: the screens say why not.
 */
export function placementClick(placement: Placement, clicked: Point): Intent {
  const { selected } = placement;
  if (selected && selected.x === clicked.x && selected.y === clicked.y) return { type: "cancelPlacement" };
  return pick(clicked);
}

function pick(at: Point): Intent {
  return { type: "pickPosition", x: at.x, y: at.y };
}
