import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { BackLayers } from "./back-layers.ts";

let layers: BackLayers | null = null;

/**
 * Calls `onBack` instead of leaving the game when the browser's Back button is pressed, while `open` is true and no
 * other layer lies above.
 */
export function useBack(open: boolean, onBack: () => void): void {
  const callBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!open) return;
    layers ??= new BackLayers(window);
    return layers.open({ onBack: () => callBack() });
  }, [open]);
}

/**
 * Calls `onEscape` when Escape is pressed while `open` is true and no open dialog covers the element. A dialog covers
 * from the moment it shows until it begins to fade out; Radix updates its own layers some frames later. Key repeats are
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

/**
 * Returns whether an open dialog covers an element. A dialog that fades out no longer counts. Dialogs are added at
 * the end of the page when they open, so a covering dialog follows the element.
 */
export function isUnderDialog(part: Element): boolean {
  const open = document.querySelectorAll("[role=dialog][data-state=open]");
  return [...open].some((dialog) => part.compareDocumentPosition(dialog) & Node.DOCUMENT_POSITION_FOLLOWING);
}
