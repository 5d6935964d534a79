import type { Refusal } from "../refusals/refusal.ts";
import { refusalOf } from "../refusals/refuse.ts";
import type { LabMoment } from "./command-rule.ts";
import { collides, insideRoom, onGrid, type PlacedKind } from "./grid.ts";
import type { Place } from "./lab.ts";

/** Why the player may not use a room: it does not exist, or is still locked (`GAP-11`). */
export function whyNotRoom({ rules, lab }: LabMoment, room: number): Refusal | null {
  if (!Number.isInteger(room) || room < 1 || room > rules.rooms.count) return refusalOf(rules, "not_a_room");
  return room > lab.roomsUnlocked ? refusalOf(rules, "room_locked") : null;
}

/**
 * Why a position is refused: off the grid, outside the room, or over another machine (`GAP-06`, `LAB-101`).
 */
export function whyNotPosition(
  { rules, lab }: LabMoment,
  kind: PlacedKind,
  place: Place,
  exceptId?: string,
): Refusal | null {
  if (!insideRoom(rules, kind, place)) return refusalOf(rules, "out_of_bounds");
  if (!onGrid(rules, place)) return refusalOf(rules, "off_grid");
  if (kind === "machine" && collides(rules, lab, place, exceptId)) return refusalOf(rules, "collision");
  return null;
}
