import { closeDialog } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import { enterMoveMode, leaveMoveMode } from "./move-mode.ts";

/** Picks a machine for moving; picking it again leaves move mode (`LAB-089`, `LAB-095`). */
export function selectMachineForMove(game: Game, machineId: string): void {
  selectForMove(game, "machine", machineId);
}

/** Starts move mode for the cat: 'Move Cat' in its menu (`LAB-142`, `LAB-143`). */
export function selectPetForMove(game: Game, petId: string): void {
  closeDialog(game, "catOptions");
  selectForMove(game, "pet", petId);
}

function selectForMove(game: Game, kind: "machine" | "pet", id: string): void {
  game.sounds.emit("click");
  if (game.store.getState().moveMode?.subject.id === id) leaveMoveMode(game);
  else enterMoveMode(game, { kind, id });
}
