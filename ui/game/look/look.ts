import type { CanvasLook } from "../../../engine/index.ts";
import type { Game } from "../store/game.ts";
import type { Settings } from "../store/game-state.ts";

/** What the system asks for, of every page. */
export interface SystemLook {
  lessMotion: boolean;
  moreContrast: boolean;
}

/** How the game looks: what the player chose, and where nothing is chosen what the system asks for. */
export interface Look {
  motion: "less" | "full";
  contrast: "normal" | "more";
  /** Size of texts as a factor, 1 to 2. */
  textSize: number;
}

/** Returns how the game looks. */
export function lookOf(
  { motion, contrast, textSize }: Pick<Settings, "motion" | "contrast" | "textSize">,
  { lessMotion, moreContrast }: SystemLook,
): Look {
  return {
    motion: motion ?? (lessMotion ? "less" : "full"),
    contrast: contrast ?? (moreContrast ? "more" : "normal"),
    textSize,
  };
}

/** From this size of the texts on a low window has no room for heads and feet that stay. */
const LARGE_TEXT = 1.5;

/** A system with forced colours replaces most of the game's; what it leaves shall be as plain. */
const QUERIES = {
  lessMotion: "(prefers-reduced-motion: reduce)",
  moreContrast: "(prefers-contrast: more), (forced-colors: active)",
} as const satisfies Record<keyof SystemLook, string>;

/** What the system asks for now, and again whenever it is asked. */
interface WatchedSystem {
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

/** Returns a function that says how the player wants a canvas: the same object until something of it changes. */
export function canvasLook(game: Pick<Game, "store">): () => CanvasLook {
  const system = watchSystem();
  let last: CanvasLook | null = null;
  return () => {
    const { motion, textSize } = lookOf(game.store.getState().settings, system.look());
    const reducedMotion = motion === "less";
    if (last?.reducedMotion !== reducedMotion || last.textSize !== textSize)
      last = { reducedMotion, textSize };
    return last;
  };
}

/** Gives the page its text size, contrast and motion; the style sheets read them from the root element. */
export function showLook(settings: Settings, system: SystemLook): void {
  const { motion, contrast, textSize } = lookOf(settings, system);
  const { documentElement: page } = document;
  page.dataset.motion = motion;
  page.dataset.contrast = contrast;
  page.style.setProperty("--text-size", String(textSize));
  page.dataset.text = textSize < LARGE_TEXT ? "usual" : "large";
}

/** Keeps the page's look as the player and the system want it. Returns a function that ends this. */
export function followLook(game: Pick<Game, "store">): () => void {
  const system = watchSystem();
  const show = () => showLook(game.store.getState().settings, system.look());
  show();
  const ends = [
    game.store.subscribe((now, before) => {
      if (now.settings !== before.settings) show();
    }),
    system.onChange(show),
  ];
  return () => {
    for (const end of ends) end();
  };
}
