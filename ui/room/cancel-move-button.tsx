import { useGame, useGameState } from "../app/game-context.tsx";
import { Button } from "../parts/button.tsx";
import { leaveMoveMode } from "../store/move-mode.ts";

/** The way out of move mode for those without an Escape key. */
export function CancelMoveButton() {
  const game = useGame();
  const isChoosing = useGameState((state) => state.moveMode !== null && state.moveMode.selected === null);
  if (!isChoosing) return null;
  return (
    <Button size="small" onClick={() => leaveMoveMode(game)}>
      Cancel move
    </Button>
  );
}
