/** What uses every key itself while it has the focus. */
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

/** Surroundings in which keys belong to the screens, whatever inside of them has the focus. */
const OWN_SURROUNDINGS = "dialog[open],[role='dialog'],[role='alertdialog'],[role='menu']";

/** What is pressed with Space or Enter but has no use for the other keys. */
const USES_PRESS_KEYS = "button,a[href],summary,[role='button'],[role='link'],[role='switch']";

/**
 * Whether a key belongs to the focused control and not to the canvas. A focused button keeps Space and
 * Enter for itself; walking on with the arrows after a click into the side panel stays possible.
 */
export function focusTakesKey(focused: Element | null, code: string): boolean {
  if (!focused) return false;
  if (focused.closest(OWN_SURROUNDINGS)) return true;
  if (focused.matches(USES_ALL_KEYS)) return true;
  const pressKey = code === "Space" || code === "Enter";
  return pressKey && focused.matches(USES_PRESS_KEYS);
}
