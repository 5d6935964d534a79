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

/** Containers in which all keys belong to the focused element. */
const OWN_SURROUNDINGS = "dialog[open],[role='dialog'],[role='alertdialog'],[role='menu']";

/** Elements that use only Space and Enter. */
const USES_PRESS_KEYS = "button,a[href],summary,[role='button'],[role='link'],[role='switch']";

/**
 * Returns whether the focused element uses a key, so that the canvas must not. A focused button uses Space and Enter;
 * the arrows still move the avatar after a click into the side panel.
 */
export function focusTakesKey(focused: Element | null, code: string): boolean {
  if (!focused) return false;
  if (focused.closest(OWN_SURROUNDINGS)) return true;
  if (focused.matches(USES_ALL_KEYS)) return true;
  const pressKey = code === "Space" || code === "Enter";
  return pressKey && focused.matches(USES_PRESS_KEYS);
}
