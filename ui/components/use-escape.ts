import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import { isUnderDialog } from "./is-under-dialog.ts";

/**
 * Calls `onEscape` when Escape is pressed while `open` is true and no open dialog covers the element. A dialog covers
 * from the moment it shows until it begins to fade out; Radix's own layers lag some frames behind. Key repeats are
 * ignored, and so is Escape while an element with `data-keeps-escape` handles it, for example during a drag.
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
