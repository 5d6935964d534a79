import { keepPlayerAgain } from "../game/offline/kept-player.ts";
import type { Game } from "../game/store/game.ts";
import { playerKey } from "../game/store/player-storage.ts";
import { noteBuild } from "../game/store/session.ts";
import { hearSettings, SETTINGS_KEY } from "../game/store/settings.ts";
import { rememberVisit } from "../lab/state/visits.ts";
import { forgetHere } from "./login/forget-here.ts";

/** Listens to page events: code that is missing after a new deployment, and the page being left or hidden. */
export function watchPage(game: Game): void {
  // Without network the code may still exist on the server.
  window.addEventListener("vite:preloadError", ({ payload }) => {
    const isReached = game.store.getState().connection === "reached";
    if (navigator.onLine && isReached) void offerNewVersion(game, payload);
  });
  // Other tabs change settings, or log the player out: nothing else removes the time of the last visit.
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === SETTINGS_KEY) hearSettings(game);
    const { owner } = game.store.getState();
    if (owner !== null && newValue === null && key === playerKey("lastSeen", owner)) void forgetHere(game);
  });
  const leave = () => {
    rememberVisit(game);
    keepPlayerAgain(game);
  };
  window.addEventListener("pagehide", leave);
  // What the player did until now is no news on their return to the tab.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") leave();
  });
}

const FILE = /\/assets\/[\w.-]+/;
const NOT_FOUND = 404;

/**
 * Offers a reload where the file is no longer on the server or does not arrive (`LED-046`), or the server has another
 * build. Code that is there but fails, as where the browser refuses storage, would fail again after a reload
 * (`ABU-121`).
 */
async function offerNewVersion(game: Game, error: Error | undefined): Promise<void> {
  const [address = null] = FILE.exec(error?.message ?? "") ?? [];
  if (address !== null) {
    const look = fetch(address, { method: "HEAD" });
    const isGone = await look.then(
      ({ status }) => status === NOT_FOUND,
      () => true,
    );
    if (isGone) game.store.setState({ newVersion: true });
    return;
  }
  // Safari does not say which file it was.
  const answer = await game.api.call("GET /api/whoami");
  if (answer.ok) noteBuild(game, answer.reply.build);
}
