import { createApi, openEventSource } from "../game/api/client.ts";
import { browserPush } from "../game/callbacks/browser-push.ts";
import { createKeptRules } from "../game/offline/kept-rules.ts";
import type { GameDeps } from "../game/store/game.ts";
import { safeStorage } from "../game/store/safe-storage.ts";
import { lateWallet } from "../wallet/late-wallet.ts";

/** Returns the browser's services that a game needs; `build` names the build of this page. */
export function browserDeps(build: string | null): Omit<GameDeps, "firstTexts"> {
  return {
    build,
    ...(build !== null && "serviceWorker" in navigator && { keptRules: createKeptRules(build) }),
    api: createApi((address, init) => fetch(address, init), openEventSource),
    storage: safeStorage(() => window.localStorage),
    tabStorage: safeStorage(() => window.sessionStorage),
    now: () => Date.now(),
    newId: randomId,
    after: (ms, callback) => void setTimeout(callback, ms),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    // biome-ignore lint/suspicious/noConsole: the browser's log is where developers look
    log: (text) => console.warn(text),
    reload: () => window.location.reload(),
    push: browserPush(),
    keepLanguage,
    createWallet: lateWallet,
  };
}

const YEAR_SECONDS = 31_536_000;

/** The server writes its own pages and messages in the language of this cookie (`GAP-63`). */
function keepLanguage(language: string): void {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has another way
  document.cookie = `language=${encodeURIComponent(language)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}

const ID_WORDS = 4;
const HEXADECIMAL = 16;

/**
 * Returns a random id without `crypto.randomUUID`, which is missing on plain http addresses, such as those of a local
 * network.
 */
function randomId(): string {
  const words = crypto.getRandomValues(new Uint32Array(ID_WORDS));
  return Array.from(words, (word) => word.toString(HEXADECIMAL).padStart(8, "0")).join("");
}
