import { type RefObject, useEffect } from "react";
import type { FieldArea } from "../../../engine/index.ts";
import { useBattleClient } from "../battle-context.tsx";

/**
 * Tells the canvas which part of it lies behind an element, now and whenever one of them changes: the canvas may reach
 * under the other parts of the screen, but creatures stand where they are seen.
 */
export function useFieldArea(
  canvas: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
): void {
  const { store } = useBattleClient();
  useEffect(() => {
    const [whole, part] = [canvas.current, field.current];
    if (!whole || !part) return;
    const measure = () => {
      const fieldArea = areaWithin(whole.getBoundingClientRect(), part.getBoundingClientRect());
      if (JSON.stringify(fieldArea) !== JSON.stringify(store.getState().fieldArea))
        store.setState({ fieldArea });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(whole);
    observer.observe(part);
    measure();
    return () => {
      observer.disconnect();
      store.setState({ fieldArea: null });
    };
  }, [store, canvas, field]);
}

/** Returns where a box is within another, in whole pixels; null for a box without a size. */
function areaWithin(whole: DOMRect, part: DOMRect): FieldArea | null {
  if (part.width === 0 || part.height === 0) return null;
  return {
    left: Math.round(part.left - whole.left),
    top: Math.round(part.top - whole.top),
    width: Math.round(part.width),
    height: Math.round(part.height),
  };
}
