import type { SystemLook } from "./look.ts";

/** A system with forced colours replaces most of the game's; what it leaves shall be as plain. */
const QUERIES = {
  lessMotion: "(prefers-reduced-motion: reduce)",
  moreContrast: "(prefers-contrast: more), (forced-colors: active)",
} as const satisfies Record<keyof SystemLook, string>;

/** What the system asks for now, and again whenever it is asked. */
export interface WatchedSystem {
  look(): SystemLook;
  /** Calls back when the system asks for something else. Returns a function that ends this. */
  onChange(call: () => void): () => void;
}

/** Asks the browser what the system wants; one that cannot say wants nothing. */
export function watchSystem(): WatchedSystem {
  const lessMotion = window.matchMedia?.(QUERIES.lessMotion);
  const moreContrast = window.matchMedia?.(QUERIES.moreContrast);
  return {
    look: () => ({ lessMotion: lessMotion?.matches === true, moreContrast: moreContrast?.matches === true }),
    onChange(call) {
      for (const media of [lessMotion, moreContrast]) media?.addEventListener("change", call);
      return () => {
        for (const media of [lessMotion, moreContrast]) media?.removeEventListener("change", call);
      };
    },
  };
}
