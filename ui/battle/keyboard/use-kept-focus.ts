import { type RefObject, useEffect } from "react";

/** Position of the focused control. */
interface Spot {
  control: HTMLElement;
  /** A dialog in front has the focus until it closes. */
  lent: boolean;
  creatureId: string | null;
  /** The row of creatures or cards it is in, or null. */
  row: string | null;
  index: number;
}

/** Where the focus goes when its control is removed: the rows to try, in order. */
const NEXT_ROWS: Record<string, readonly string[]> = {
  hand: ["hand", "player"],
  player: ["player", "hand"],
  enemy: ["enemy", "player"],
};

/**
 * Keeps the keyboard focus when its control is removed: it follows a deployed card onto the field, moves from a
 * defeated creature to its neighbour, from an empty row to the next one, and finally to the End Turn button. It comes
 * back from a dialog although what opened that is gone.
 */
export function useKeptFocus(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = screen.current;
    if (!root) return;
    let spot: Spot | null = null;
    const note = ({ target }: FocusEvent) => {
      spot = target instanceof HTMLElement ? spotOf(target) : null;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || root.contains(relatedTarget) || !spot?.control.isConnected)
        return;
      // What the player moved away, such as by a press beside all controls, is not restored.
      spot = relatedTarget.contains(root) ? null : { ...spot, lent: true };
    };
    const restore = () => {
      if (!spot || !isNowhere(root)) return;
      const { control, lent } = spot;
      const next = control.isConnected ? lent && control : nextControl(root, spot);
      // While a dialog in front still closes, the screen is hidden from who would be told of the focus.
      if (next && !next.closest("[aria-hidden=true]")) next.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(restore);
    root.addEventListener("focusin", note);
    root.addEventListener("focusout", leave);
    // A dialog that closes gives the focus to the screen.
    document.addEventListener("focusin", restore);
    observer.observe(root, { subtree: true, childList: true });
    observer.observe(document.body, { subtree: true, attributeFilter: ["aria-hidden"] });
    return () => {
      root.removeEventListener("focusin", note);
      root.removeEventListener("focusout", leave);
      document.removeEventListener("focusin", restore);
      observer.disconnect();
    };
  }, [screen]);
}

function spotOf(control: HTMLElement): Spot {
  const row = control.closest<HTMLElement>("[data-row]");
  return {
    control,
    lent: false,
    creatureId: control.dataset.creature ?? null,
    row: row?.dataset.row ?? null,
    index: row ? [...row.querySelectorAll("button")].indexOf(control as HTMLButtonElement) : 0,
  };
}

/** Whether no control has the focus: it is on the page, or on the element that holds the whole screen. */
export function isNowhere(root: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement.contains(root);
}

function nextControl(root: HTMLElement, { creatureId, row, index }: Spot): HTMLElement | null {
  const same = creatureId && root.querySelector<HTMLElement>(`[data-creature="${CSS.escape(creatureId)}"]`);
  if (same) return same;
  for (const name of NEXT_ROWS[row ?? ""] ?? []) {
    const controls = [...root.querySelectorAll<HTMLElement>(`[data-row=${name}] button`)];
    const next = controls[Math.min(index, controls.length - 1)];
    if (next) return next;
  }
  return root.querySelector<HTMLElement>('[data-action="endTurn"]');
}
