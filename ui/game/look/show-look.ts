import type { Game } from "../store/game.ts";
import type { Settings } from "../store/game-state.ts";
import { lookOf, type SystemLook } from "./look.ts";
import { watchSystem } from "./system-look.ts";

/** Gives the page its text size, contrast and motion; the style sheets read them from the root element. */
export function showLook(settings: Settings, system: SystemLook): void {
  const { motion, contrast, textSize } = lookOf(settings, system);
  const { documentElement: page } = document;
  page.dataset.motion = motion;
  page.dataset.contrast = contrast;
  page.style.setProperty("--text-size", String(textSize));
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
