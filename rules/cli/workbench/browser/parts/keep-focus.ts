const CONTROLS = "a[href],button,input,select,textarea,summary";

/**
 * Keeps the focus where the keyboard is: when its control is taken away or disabled, what has come in its place gets it,
 * else the next one around. Returns how to end that.
 */
export function keepFocus(): () => void {
  /** The control with the focus, what stood around it, and all controls that could be used, in their order. */
  let kept: { control: Element; around: Element[]; order: Element[] } | null = null;
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(CONTROLS)) return;
    const around: Element[] = [];
    for (let place = target.parentElement; place; place = place.parentElement) around.push(place);
    kept = { control: target, around, order: controlsIn(document.body) };
  };
  // A click beside all controls is meant so.
  const onClick = () => {
    if (isNowhere()) kept = null;
  };
  const observer = new MutationObserver(() => {
    if (kept === null || isUsable(kept.control) || !isNowhere()) return;
    const { control, around, order } = kept;
    const place = around.find((one) => one.isConnected && controlsIn(one).length > 0);
    const now = place ? controlsIn(place) : [];
    const next = order.slice(order.indexOf(control) + 1).find((one) => now.includes(one));
    const index = next ? now.indexOf(next) : now.length;
    const before = now[index - 1];
    const chosen = before && !order.includes(before) ? before : (next ?? before);
    if (chosen instanceof HTMLElement) chosen.focus();
  });
  document.addEventListener("focusin", onFocus);
  document.addEventListener("click", onClick);
  const attributeFilter = ["disabled"];
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter });
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", onFocus);
    document.removeEventListener("click", onClick);
  };
}

/** Whether nothing has the focus, or something that takes no keys any more. */
function isNowhere(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || !isUsable(activeElement);
}

function controlsIn(place: Element): Element[] {
  return [...place.querySelectorAll(CONTROLS)].filter(isUsable);
}

function isUsable(control: Element): boolean {
  return control.isConnected && !control.matches(":disabled,details:not([open]) > :not(summary) *");
}
