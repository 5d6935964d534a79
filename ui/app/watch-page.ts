import type { Game } from "../game/store/game.ts";
import { rememberVisit } from "../lab/state/visits.ts";

/** Listens to page events: code that is missing after a new deployment, and the page being left or hidden. */
export function watchPage(game: Game): void {
  // While offline the code may still exist on the server.
  window.addEventListener("vite:preloadError", () => {
    if (navigator.onLine) game.store.setState({ newVersion: true });
  });
  window.addEventListener("pagehide", () => rememberVisit(game));
  // What the player did until now is no news on their return to the tab.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") rememberVisit(game);
  });
}
