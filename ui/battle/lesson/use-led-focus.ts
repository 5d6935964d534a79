import { type RefObject, useEffect } from "react";
import { isUnderDialog } from "../../components/back-and-escape.ts";

/**
 * Moves the keyboard focus to the element that a selector finds on the screen, once for each selector: as soon as it is
 * there and no dialog lies over the screen.
 * @param selector null: nothing is to be done, and the focus stays where it is
 */
export function useLedFocus(within: RefObject<HTMLElement | null>, selector: string | null): void {
  useEffect(() => {
    const screen = within.current?.closest("main");
    if (!screen || selector === null) return;
    let frame = 0;
    const lead = () => {
      const target = isUnderDialog(screen) ? null : screen.querySelector<HTMLElement>(selector);
      if (target) target.focus({ preventScroll: true });
      else frame = requestAnimationFrame(lead);
    };
    lead();
    return () => cancelAnimationFrame(frame);
  }, [within, selector]);
}
