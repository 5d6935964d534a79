import { useGameState } from "../../game/game-context.tsx";
import { MoveHint } from "./move-hint.tsx";

/** How to place what is being moved, until a position is marked or the hint's time is over (`LAB-099`). */
export function MoveModeHint() {
  const moveMode = useGameState((state) => state.moveMode);
  return moveMode?.hintShown && !moveMode.selected ? <MoveHint /> : null;
}
