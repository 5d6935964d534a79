const CONTROLS = ["button", "a[href]", "[role='switch']", "[role='tab']", "summary"].join();

/**
 * Calls back when a control of the page is pressed, with whether it refuses to be used now. Returns a function that
 * ends this.
 */
export function onControlPressed(page: EventTarget, call: (refused: boolean) => void): () => void {
  function heard({ target }: Event) {
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    if (control) call(control.getAttribute("aria-disabled") === "true");
  }
  page.addEventListener("click", heard, true);
  return () => page.removeEventListener("click", heard, true);
}
