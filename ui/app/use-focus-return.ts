import { useEffect } from "react";
import { useGame } from "./game-context.tsx";

/**
 * Keeps the keyboard where the player wants it. While a control has the focus the canvas keys rest; after
 * a click with mouse or finger the focus goes back to the room, so that walking on needs no second click.
 */
export function useFocusReturn(): void {
  const game = useGame();
  useEffect(() => {
    const room = () => document.querySelector<HTMLElement>("[data-room]");

    function noteFocus() {
      const active = document.activeElement;
      const controlFocused =
        active !== null && active !== document.body && !(room()?.contains(active) ?? false);
      if (game.store.getState().controlFocused !== controlFocused) game.store.setState({ controlFocused });
    }
    function giveBack(event: MouseEvent) {
      const byKeyboard = event.detail === 0;
      const control = event.target instanceof Element ? event.target.closest("button") : null;
      if (byKeyboard || !control || control.closest("[role=dialog]")) return;
      setTimeout(() => {
        if (document.activeElement === control) room()?.focus({ preventScroll: true });
      });
    }
    const noteLater = () => void setTimeout(noteFocus);

    document.addEventListener("focusin", noteFocus);
    document.addEventListener("focusout", noteLater);
    document.addEventListener("click", giveBack);
    noteFocus();
    return () => {
      document.removeEventListener("focusin", noteFocus);
      document.removeEventListener("focusout", noteLater);
      document.removeEventListener("click", giveBack);
    };
  }, [game]);
}
