import { Button } from "../../components/button.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { useTexts } from "../../game/texts.ts";
import { leaveMoveMode } from "./move-mode.ts";

/** Button that leaves move mode, for devices without an Escape key. */
export function CancelMoveButton() {
  const texts = useTexts();
  const game = useGame();
  const isChoosing = useGameState((state) => state.moveMode !== null && state.moveMode.selected === null);
  if (!isChoosing) return null;
  return (
    <Button size="small" onClick={() => leaveMoveMode(game)}>
      {texts.lab.move.cancelMove}
    </Button>
  );
}
