import { placeFree, refusalOf, snapToGrid } from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";
import { floatError } from "../../game/store/notify.ts";
import { selectPosition } from "./move-mode.ts";

/**
 * Handles a position that was clicked, tapped or picked with Space in move mode: selects it, clears it when it was
 * already selected, and refuses an occupied one (`LAB-091`, `LAB-092`, `LAB-101`, `CON-82`).
 */
export function pickPosition(game: Game, point: { x: number; y: number }): void {
  const { rules, lab, moveMode, room } = game.store.getState();
  if (!rules || !lab || !moveMode) return;
  const { subject, selected } = moveMode;
  const place = { ...snapToGrid(rules, subject.kind, point), room };
  const isSelected = selected !== null && selected.x === place.x && selected.y === place.y;
  if (isSelected || placeFree(rules, lab, subject.kind, place, subject.id)) {
    selectPosition(game, isSelected ? null : place);
    return;
  }
  const over = subject.kind === "machine" ? { machineId: subject.id } : "avatar";
  floatError(game, over, refusalOf(rules, "collision").text);
}
