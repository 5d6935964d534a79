import firstTexts from "virtual:first-texts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./components/theme/theme.ts";
import { App } from "./app/app.tsx";
import { browserDeps } from "./app/browser-deps.ts";
import { features } from "./app/features.ts";
import { isGameAddress, UnknownAddress } from "./app/full-pages.tsx";
import { showPageLanguage } from "./app/hooks/use-page-language.ts";
import { choosePicturesFor } from "./app/loading/choose-pictures.ts";
import { loadFirstTexts } from "./app/loading/first-texts.ts";
import { keepOffline } from "./app/loading/keep-offline.ts";
import { preloadPictures } from "./app/loading/preload-pictures.ts";
import { watchPage } from "./app/watch-page.ts";
import { followLook, showLook } from "./game/look/show-look.ts";
import { watchSystem } from "./game/look/system-look.ts";
import { composeGame } from "./game/store/compose-game.ts";
import { keepEntryLink } from "./game/store/entry-link.ts";
import { readSettings } from "./game/store/settings.ts";
import { buildOf } from "./service-worker/shell.ts";

const root = document.getElementById("root");
if (root) start(root).catch(() => offerReload(root));

async function start(place: HTMLElement): Promise<void> {
  const deps = browserDeps(buildOf(new URL(import.meta.url).pathname));
  const settings = readSettings(deps.storage);
  showLook(settings, watchSystem().look());
  const [texts] = await Promise.all([
    loadFirstTexts(firstTexts, settings.language, navigator.languages),
    choosePicturesFor(window),
  ]);
  showPageLanguage(texts.language);
  showManifest(texts.language);
  const game = composeGame({ ...deps, firstTexts: texts }, features);
  createRoot(place).render(
    <StrictMode>
      {isGameAddress(window.location.pathname) ? play(game) : <UnknownAddress texts={texts.start} />}
    </StrictMode>,
  );
}

function play(game: ReturnType<typeof composeGame>) {
  watchPage(game);
  followLook(game);
  keepEntryLink(game, window.location.hash);
  preloadPictures();
  keepOffline(game.build ?? null);
  return <App game={game} />;
}

/** An installed game has its name and description in the language of the page it was installed from. */
function showManifest(language: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link) link.href = `/manifest-${language}.webmanifest`;
}

/** Without any texts, the name of the game is a link that tries again. */
function offerReload(place: HTMLElement): void {
  const link = document.createElement("a");
  link.href = window.location.href;
  link.textContent = document.title;
  place.replaceChildren(link);
}
