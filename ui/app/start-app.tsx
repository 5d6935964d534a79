import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../components/theme/theme.ts";
import { followLook, showLook, watchSystem } from "../game/look/look.ts";
import { composeGame } from "../game/store/compose-game.ts";
import { keepEntryLink, linkPart } from "../game/store/entry-link.ts";
import type { GameDeps } from "../game/store/game.ts";
import { readSettings } from "../game/store/settings.ts";
import { App } from "./app.tsx";
import { browserDeps } from "./browser-deps.ts";
import { leaveComposing } from "./controls/leave-composing.ts";
import { features } from "./features.ts";
import { UnknownAddress } from "./full-pages.tsx";
import { showPageLanguage } from "./hooks/use-page-language.ts";
import { keepLanguages } from "./loading/load-rules.ts";
import { watchPage } from "./watch-page.ts";

/** What the first script has found out. */
interface Beginning extends Pick<GameDeps, "api" | "firstTexts"> {
  build: string | null;
  /** The game is at this address; at others it says that nothing is there. */
  isGame: boolean;
}

/** Shows the game in place of what the page began with. */
export function startApp(place: HTMLElement, { build, api, firstTexts, isGame }: Beginning): void {
  leaveComposing(window);
  const deps = browserDeps(build);
  showLook(readSettings(deps.storage), watchSystem().look());
  showPageLanguage(firstTexts.language);
  showManifest(firstTexts.language);
  const game = composeGame({ ...deps, api, firstTexts }, features);
  createRoot(place).render(
    <StrictMode>{isGame ? play(game) : <UnknownAddress texts={firstTexts.start} />}</StrictMode>,
  );
  prepareCanvas();
}

function play(game: ReturnType<typeof composeGame>) {
  watchPage(game);
  followLook(game);
  keepEntryLink(game, linkPart(window.location));
  game.after(KEEP_AFTER_MS, () => void keepForOffline(game));
  return <App game={game} />;
}

/** What keeps the game for a start without network waits until nothing more is loaded; so does its code, also for a network. */
const KEEP_AFTER_MS = 3000;

async function keepForOffline(game: ReturnType<typeof composeGame>): Promise<void> {
  const code = await import("./loading/keep-offline.ts").catch(() => null);
  if (code) code.keepOffline(game.build ?? null, () => keepLanguages(game));
  else window.addEventListener("online", () => void keepForOffline(game), { once: true });
}

/** The page has the canvas' scripts already: they run while it waits for the server, not when the room is to appear. */
function prepareCanvas(): void {
  import("../../engine/index.ts").catch(() => undefined);
}

/** An installed game has its name and description in the language of the page it was installed from. */
function showManifest(language: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link) link.href = `/manifest-${language}.webmanifest`;
}
