import { useGame, useGameState } from "../app/game-context.tsx";
import { MoveHint } from "../notices/move-hint.tsx";
import { Button } from "../parts/button.tsx";
import { leaveMoveMode, MOVE_TEXTS } from "../store/move-mode.ts";
import styles from "./move-mode-bar.module.css";

/** Move mode over the room: the hint, the mark, and a way out for those without an Escape key. */
export function MoveModeBar() {
  const game = useGame();
  const moveMode = useGameState((state) => state.moveMode);
  if (!moveMode) return null;
  return (
    <>
      {moveMode.selected ? <p className={styles.selected}>{MOVE_TEXTS.selected}</p> : null}
      {moveMode.hintShown && !moveMode.selected ? <MoveHint /> : null}
      <Button size="small" className={styles.cancel} onClick={() => leaveMoveMode(game)}>
        Cancel move
      </Button>
    </>
  );
}
