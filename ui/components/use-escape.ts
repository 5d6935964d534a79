import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import { isUnderDialog } from "./is-under-dialog.ts";

/**
 * Calls back when Escape is meant for a part of the page: it is open and no open dialog lies over it. That holds from
 * the moment a dialog is seen to the moment it begins to fade out; the library's own layers follow some frames later.
 * Held down, Escape is pressed once; what is taken (`data-keeps-escape`) has it to itself.
 */
export function useEscape(part: RefObject<Element | null>, open: boolean, onEscape: () => void): void {
  const callBack = useEffectEvent(onEscape);
  useLayoutEffect(() => {
    if (!open) return;
    function press(event: KeyboardEvent) {
      const { key, repeat, target } = event;
      if (key !== "Escape" || repeat) return;
      if (!part.current || isUnderDialog(part.current)) return;
      if (target instanceof Element && target.closest("[data-keeps-escape]")) return;
      event.preventDefault();
      callBack();
    }
    window.addEventListener("keydown", press, true);
    return () => window.removeEventListener("keydown", press, true);
  }, [part, open]);
}
