import type { Game } from "../../game/store/game.ts";
import { leaveMoveMode, selectPosition } from "./move-mode.ts";

/** Escape: first the position is let go, then move mode ends (`LAB-094`). */
export function cancelMove(game: Game): void {
  const { moveMode } = game.store.getState();
  if (moveMode?.selected) selectPosition(game, null);
  else leaveMoveMode(game);
}
