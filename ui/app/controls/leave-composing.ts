/** What browsers give as the code of a key that an input method takes. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Keeps keys from all listeners of the page while an input method composes a text with them, such as the Escape that
 * cancels it or the Enter that takes its proposal (`ABU-120`). Call it before any other listener is added. Returns a
 * function that ends this.
 */
export function leaveComposing(page: Window): () => void {
  const leave = (event: KeyboardEvent) => {
    // Safari reports the key that ends a composition as no part of it.
    if (event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD) event.stopImmediatePropagation();
  };
  page.addEventListener("keydown", leave, true);
  return () => page.removeEventListener("keydown", leave, true);
}
