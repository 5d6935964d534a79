import { useSyncExternalStore } from "react";
import { useGameState } from "../game-context.tsx";

/** Returns whether a media query matches and rerenders when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Returns whether the window is narrower than the breakpoint of the rules (`LAB-134`, `CON-11`). */
export function useIsMobile(): boolean {
  const breakpoint = useGameState((state) => state.rules?.ui.mobileBreakpoint ?? 0);
  return useMedia(`(width < ${breakpoint}px)`);
}

/** Returns whether the window is as low as a phone on its side: there a dialog has width to spare, and no height. */
export function useIsLow(): boolean {
  return useMedia("(height <= 480px)");
}
