/**
 * Calls back once the focus is on the next control. What goes from a dialog on blur has to wait for that: while
 * nothing has the focus, Radix answers each removed node by focusing the dialog, and Tab begins anew.
 */
export function onceFocusMoved(callBack: () => void): void {
  setTimeout(callBack);
}
