import { type RefObject, useEffect } from "react";
import { useGameState } from "../app/game-context.tsx";

const DIALOG_GIVES_FOCUS_BACK_MS = 250;

/**
 * Move mode is played on the canvas: it takes the keyboard when the mode begins, once more when a dialog
 * that began it has closed, and hands it back at the end.
 */
export function useMoveModeFocus(room: RefObject<HTMLElement | null>): void {
  const isMoving = useGameState((state) => state.moveMode !== null);
  useEffect(() => {
    if (!isMoving) return;
    const before = document.activeElement;
    const take = () => room.current?.focus({ preventScroll: true });
    take();
    const timer = setTimeout(take, DIALOG_GIVES_FOCUS_BACK_MS);
    return () => {
      clearTimeout(timer);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [isMoving, room]);
}
