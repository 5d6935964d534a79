import { focusTakesKey } from "./focus-takes-key.ts";

interface KeyReceiver {
  pressKey(code: string, isRepeat: boolean): boolean;
  releaseKey(code: string): void;
  releaseAllKeys(): void;
}

/**
 * Passes the page's key events to the room. Keys used by a focused control or an open dialog and browser shortcuts
 * are skipped; only keys that the room uses are prevented from scrolling the page.
 * @returns a function that stops listening
 */
export function listenToKeyboard(receiver: KeyReceiver): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (focusTakesKey(document.activeElement, event.code)) return;
      if (receiver.pressKey(event.code, event.repeat)) event.preventDefault();
    },
    { signal },
  );
  window.addEventListener("keyup", (event) => receiver.releaseKey(event.code), { signal });
  window.addEventListener("blur", () => receiver.releaseAllKeys(), { signal });
  document.addEventListener("visibilitychange", () => receiver.releaseAllKeys(), { signal });
  return () => listening.abort();
}
