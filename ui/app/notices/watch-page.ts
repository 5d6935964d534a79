import type { Game } from "../../game/store/game.ts";
import { rememberVisit } from "../../lab/visits/visits.ts";

/** Listens to what the page itself tells: a part that is gone after a new deployment, the page being left. */
export function watchPage(game: Game): void {
  // Without a network the part may be there all the same.
  window.addEventListener("vite:preloadError", () => {
    if (navigator.onLine) game.store.setState({ newVersion: true });
  });
  window.addEventListener("pagehide", () => rememberVisit(game));
}
