import { type RefObject, useEffect } from "react";
import { useGameState } from "../../game/game-context.tsx";

const DIALOG_GIVES_FOCUS_BACK_MS = 250;

/**
 * Moves the keyboard focus to the canvas when move mode begins, and again after a dialog that started it has closed.
 * At the end it returns the focus to players who use the keyboard.
 */
export function useMoveModeFocus(host: RefObject<HTMLElement | null>): void {
  const isMoving = useGameState((state) => state.moveMode !== null);
  useEffect(() => {
    if (!isMoving) return;
    const room = host.current;
    const active = document.activeElement;
    const before = active instanceof HTMLElement && active.matches(":focus-visible") ? active : null;
    const take = () => room?.focus({ preventScroll: true });
    take();
    const timer = setTimeout(take, DIALOG_GIVES_FOCUS_BACK_MS);
    return () => {
      clearTimeout(timer);
      (before?.isConnected ? before : room)?.focus({ preventScroll: true });
    };
  }, [isMoving, host]);
}
