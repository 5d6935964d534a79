import type { KeyboardEvent } from "react";

/**
 * Calls back once the focus is on the next control. What goes from a dialog on blur has to wait for that: while
 * nothing has the focus, Radix answers each removed node by focusing the dialog, and Tab begins anew.
 */
export function onceFocusMoved(callBack: () => void): void {
  setTimeout(callBack);
}

const CONTROLS = [
  "button",
  "a[href]",
  "input:not([type=radio])",
  "input:checked",
  "select",
  "textarea",
  "[tabindex]",
].join();

/**
 * Goes from a dialog that has the focus itself, as each has after it opened, to its last control on Shift+Tab. Radix
 * only does so from the first control, and would bring the focus back from the page to the dialog for ever.
 */
export function goBackFromDialog(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, target, currentTarget: dialog } = event;
  if (key !== "Tab" || !shiftKey || target !== dialog) return;
  event.preventDefault();
  const controls = [...dialog.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  // Those that are hidden or disabled do not take it.
  while (document.activeElement === dialog && controls.length > 0) controls.pop()?.focus();
}
