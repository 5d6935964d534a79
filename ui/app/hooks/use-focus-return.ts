import { useEffect } from "react";
import { useGame } from "../../game/game-context.tsx";

const DIALOG = "[role=dialog]";
const OPEN_DIALOG = "[role=dialog][data-state=open]";

/**
 * Manages the keyboard focus. While a control has the focus, the canvas ignores keys. After a click with mouse or
 * finger the focus returns to the room, so that walking needs no second click. After a dialog closes it returns to
 * the element that had it before, which may be in the dialog below.
 */
export function useFocusReturn(): void {
  const game = useGame();
  useEffect(() => {
    /** The last focused element in each dialog, and on the page below them. */
    const lastPlaces = new WeakMap<Element, HTMLElement>();

    function rememberFocus() {
      const active = document.activeElement;
      if (active instanceof HTMLElement && active !== document.body)
        lastPlaces.set(active.closest(DIALOG) ?? document.body, active);
      const controlFocused =
        active !== null && active !== document.body && !(room()?.contains(active) ?? false);
      if (game.store.getState().controlFocused !== controlFocused) game.store.setState({ controlFocused });
    }
    function giveBack(event: MouseEvent) {
      const byKeyboard = event.detail === 0;
      const control = event.target instanceof Element ? event.target.closest("button") : null;
      if (byKeyboard || !control || isInDialog(control)) return;
      setTimeout(() => {
        if (document.activeElement === control) room()?.focus({ preventScroll: true });
      });
    }
    function restore() {
      if (document.activeElement !== document.body) return;
      const front = [...document.querySelectorAll<HTMLElement>(OPEN_DIALOG)].at(-1);
      const last = lastPlaces.get(front ?? document.body);
      (last?.isConnected ? last : (front ?? room()))?.focus({ preventScroll: true });
    }
    const rememberLater = () => void setTimeout(rememberFocus);
    // A closed dialog fades out first and loses the focus only when it is removed.
    const departures = new MutationObserver((changes) => {
      if (changes.some(({ removedNodes }) => [...removedNodes].some(holdsDialog))) restore();
    });
    departures.observe(document.body, { childList: true });

    document.addEventListener("focusin", rememberFocus);
    document.addEventListener("focusout", rememberLater);
    document.addEventListener("click", giveBack);
    rememberFocus();
    return () => {
      departures.disconnect();
      document.removeEventListener("focusin", rememberFocus);
      document.removeEventListener("focusout", rememberLater);
      document.removeEventListener("click", giveBack);
    };
  }, [game]);
}

function room(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-room]");
}

function isInDialog(element: Element): boolean {
  return element.closest(DIALOG) !== null;
}

function holdsDialog(node: Node): boolean {
  return node instanceof Element && (isInDialog(node) || node.querySelector(DIALOG) !== null);
}
