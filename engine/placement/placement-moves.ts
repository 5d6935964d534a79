import { type RuleSet, sizeOf, snapToGrid } from "../../rules/index.ts";
import { directionOf } from "../avatar/held-keys.ts";
import type { Intent, Placement, RoomCommand } from "../port.ts";
import type { Point } from "../room-geometry.ts";

/** Effect of a key or click in move mode: a new position of the preview, an intent, or both. */
export interface PlacementMove {
  cursor: Point;
  intent: Intent | null;
}

/** Returns the grid corner that puts the thing's centre nearest to the pointer (`LAB-031`, `LAB-091`). */
export function cursorAt(rules: RuleSet, placement: Placement, pointer: Point): Point {
  const half = sizeOf(rules, placement.subject.kind) / 2;
  return snapToGrid(rules, placement.subject.kind, { x: pointer.x - half, y: pointer.y - half });
}

/**
 * Returns the effect of a command in move mode, or null when it has none (`LAB-092` to `LAB-094`, `CON-82`):
 * directions move by one cell, `use` and `confirm` (Space or Enter) select the position and then confirm it, `cancel`
 * (Escape) leaves. A new machine is built where it is selected.
 */
export function placementKey(
  rules: RuleSet,
  placement: Placement,
  cursor: Point,
  command: RoomCommand,
): PlacementMove | null {
  const at = placement.selected ?? cursor;
  if (command === "cancel") return { cursor: at, intent: { type: "cancelPlacement" } };
  if (command === "use" || command === "confirm")
    return { cursor: at, intent: placement.selected ? { type: "confirmPlacement" } : pick(at) };
  const step = directionOf(command);
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
 * Returns the intent of a click or tap in move mode (`LAB-092`, `CON-82`): it selects a cell, and clears it when it
 * was already selected. A blocked cell can be selected too; the screens then say why it is refused.
 */
export function placementClick(placement: Placement, clicked: Point): Intent {
  const { selected } = placement;
  if (selected && selected.x === clicked.x && selected.y === clicked.y) return { type: "cancelPlacement" };
  return pick(clicked);
}

function pick(at: Point): Intent {
  return { type: "pickPosition", x: at.x, y: at.y };
}
