interface KeyReceiver {
  /** @param isOnCanvas whether the canvas has the focus */
  pressKey(code: string, isRepeat: boolean, isOnCanvas: boolean): boolean;
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
      const { activeElement: focused } = document;
      if (focusTakesKey(focused, event.code)) return;
      const isOnCanvas = focused?.matches(CANVAS) === true;
      if (receiver.pressKey(event.code, event.repeat, isOnCanvas)) event.preventDefault();
    },
    { signal },
  );
  window.addEventListener("keyup", (event) => receiver.releaseKey(event.code), { signal });
  window.addEventListener("blur", () => receiver.releaseAllKeys(), { signal });
  document.addEventListener("visibilitychange", () => receiver.releaseAllKeys(), { signal });
  return () => listening.abort();
}

/** Elements that use every key while they have the focus. */
const USES_ALL_KEYS = [
  "input",
  "textarea",
  "select",
  "[contenteditable]:not([contenteditable='false'])",
  "[role='textbox']",
  "[role='combobox']",
  "[role='listbox']",
  "[role='slider']",
  "[role='radio']",
  "[role='tab']",
  "[role^='menu']",
  "[data-radix-collection-item]",
].join(",");

/** The element that holds the canvas. */
const CANVAS = "[role='application']";

/** Containers in which all keys belong to the focused element. */
const OWN_SURROUNDINGS = "dialog[open],[role='dialog'],[role='alertdialog'],[role='menu']";

/** Elements that use only Space and Enter. */
const USES_PRESS_KEYS = "button,a[href],summary,[role='button'],[role='link'],[role='switch']";

/**
 * Returns whether the focused element uses a key, so that the canvas must not. A focused button uses Space and Enter;
 * the arrows still move the avatar after a click into the side panel.
 */
function focusTakesKey(focused: Element | null, code: string): boolean {
  if (!focused) return false;
  // A focused canvas takes the keys itself, also where it stands in a dialog: the lab of another player does.
  if (focused.matches(CANVAS)) return false;
  if (focused.closest(OWN_SURROUNDINGS)) return true;
  if (focused.matches(USES_ALL_KEYS)) return true;
  const pressKey = code === "Space" || code === "Enter";
  return pressKey && focused.matches(USES_PRESS_KEYS);
}
