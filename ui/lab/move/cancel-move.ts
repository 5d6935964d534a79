import type { Game } from "../../game/store/game.ts";
import { leaveMoveMode, selectPosition } from "./move-mode.ts";

/** Handles Escape in move mode: clears the selected position first, then leaves move mode (`LAB-094`). */
export function cancelMove(game: Game): void {
  const { moveMode } = game.store.getState();
  if (moveMode?.selected) selectPosition(game, null);
  else leaveMoveMode(game);
}
