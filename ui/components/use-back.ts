import { useEffect, useEffectEvent } from "react";
import { BackLayers } from "./back-layers.ts";

let layers: BackLayers | null = null;

/**
 * Calls back when the browser's Back is pressed while this part of the page is open and nothing lies over it, instead
 * of leaving the game.
 */
export function useBack(open: boolean, onBack: () => void): void {
  const callBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!open) return;
    layers ??= new BackLayers(window);
    return layers.open({ onBack: () => callBack() });
  }, [open]);
}
