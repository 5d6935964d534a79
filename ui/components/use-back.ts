import { useEffect, useEffectEvent } from "react";
import { BackLayers } from "./back-layers.ts";

let layers: BackLayers | null = null;

/**
 * Calls `onBack` instead of leaving the game when the browser's Back button is pressed, while `open` is true and no
 * other layer lies above.
 */
export function useBack(open: boolean, onBack: () => void): void {
  const callBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!open) return;
    layers ??= new BackLayers(window);
    return layers.open({ onBack: () => callBack() });
  }, [open]);
}
