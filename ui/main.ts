import firstTexts from "virtual:first-texts";
import { isGameAddress } from "./app/game-address.ts";
import { askEarly } from "./app/loading/ask-early.ts";
import { choosePicturesFor, preload } from "./app/loading/choose-pictures.ts";
import { loadFirstTexts } from "./app/loading/first-texts.ts";
import { createApi, openEventSource } from "./game/api/client.ts";
import { leadsElsewhere, linkPart } from "./game/store/entry-link.ts";
import { isLogoutDue } from "./game/store/player-storage.ts";
import { safeStorage } from "./game/store/safe-storage.ts";
import { readSettings } from "./game/store/settings.ts";
import { buildOf } from "./service-worker/shell.ts";

/*
 * The first script. It is small, so that all that depends on this browser is asked for while the game's own script,
 * which the page loads beside it, is still on its way.
 */
start().catch(offerReload);

async function start(): Promise<void> {
  const storage = safeStorage(() => window.localStorage);
  const { language } = readSettings(storage);
  const isGame = isGameAddress(window.location.pathname);
  const { api, hasPlayer } = askEarly(
    createApi((address, init) => fetch(address, init), openEventSource),
    {
      now: () => Date.now(),
      // A player who has logged out is not to be asked for; the game tells the server first.
      isAsked: isGame && !isLogoutDue({ storage }),
    },
  );
  const pictures = choosePicturesFor(window);
  // They are large: calls and the game's script come first.
  const app = import("./app/start-app.tsx");
  const tabStorage = safeStorage(() => window.sessionStorage);
  if (isGame && !leadsElsewhere(tabStorage, linkPart(window.location)))
    void Promise.all([hasPlayer, pictures]).then(([player]) =>
      preload(player, player ? app : import("./app/login/visitor-screen.tsx")),
    );
  const [{ startApp }, texts] = await Promise.all([
    app,
    loadFirstTexts(firstTexts, language, navigator.languages),
    pictures,
    stylesLoaded(),
  ]);
  startApp(place(), { build: buildOfPage(), api, firstTexts: texts, isGame });
}

/** The script does not wait for the page, which waits for its styles: the place is there by the time it is needed. */
function place(): HTMLElement {
  return document.getElementById("root") ?? document.body;
}

/** Resolves when the page has its styles, or cannot have them. */
async function stylesLoaded(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  const loading = links.filter(({ sheet }) => sheet === null);
  await Promise.all(
    loading.map(
      (link) => new Promise((resolve) => Object.assign(link, { onload: resolve, onerror: resolve })),
    ),
  );
}

/** Which build this page belongs to; null where it was not built. */
function buildOfPage(): string | null {
  const files = [...document.scripts].filter(({ src }) => src !== "");
  return files.map(({ src }) => buildOf(new URL(src).pathname)).find((build) => build !== null) ?? null;
}

/** Without any texts, the name of the game is a link that tries again. */
function offerReload(): void {
  const link = document.createElement("a");
  link.href = window.location.href;
  link.textContent = document.title;
  place().replaceChildren(link);
}
