import { KeptFiles } from "./kept-files.ts";
import { answerPush } from "./push-messages.ts";
import { isKeptFile, isPage, keptAddresses } from "./requests.ts";
import { type ManifestEntry, shellOf } from "./shell.ts";
import type { WorkerScope } from "./worker-scope.ts";

/**
 * The game's service worker, a file of its own at `/sw.js`: shows push messages while the page is closed, and keeps the
 * page and its files for a start without network. It never touches calls (`/api/`), so it holds nothing of a player.
 */

declare const self: WorkerScope & {
  /** The build writes the list of files here. */
  readonly __WB_MANIFEST?: readonly ManifestEntry[];
  /** The server writes this before the worker where it has withdrawn what works without network (`OFFLINE=0`). */
  readonly offlineWithdrawn?: boolean;
};

const worker = self;
const { origin } = worker.location;
const shell = shellOf(self.__WB_MANIFEST ?? []);
const withdrawn = worker.offlineWithdrawn === true;
/** While the game is developed its files have no hashes, and nothing is kept. */
const keeps = !withdrawn && shell.build !== null;
const files = new KeptFiles(shell, {
  caches: worker.caches,
  fetch: (address, init) => fetch(address, init),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});
/** What could not be kept is tried again with the next page; push messages work without it. */
const ignored = () => undefined;

answerPush(worker, (address, init) => fetch(address, init));
worker.addEventListener("install", (event) => {
  const isUpdate = worker.registration.active !== null;
  // An update that is interrupted is dropped, and tried again with the next page; it goes on where it was.
  if (keeps) event.waitUntil(isUpdate ? files.fill() : files.fill().catch(ignored));
  // Never under an open page, which may be asking for something right then; until then the old worker serves both builds.
  if (!isUpdate || withdrawn) event.waitUntil(worker.skipWaiting());
});
worker.addEventListener("activate", (event) => {
  const tidied = withdrawn ? files.forget() : files.tidy();
  event.waitUntil(tidied.catch(ignored).then(() => worker.clients.claim()));
});
worker.addEventListener("fetch", (event) => {
  if (!keeps) return;
  const { request } = event;
  if (isPage(request)) {
    const answer = files.page(request);
    event.respondWith(answer);
    event.waitUntil(answer.then(() => files.complete()).catch(ignored));
  } else if (isKeptFile(request, origin))
    event.respondWith(files.file(request, (work) => event.waitUntil(work)));
});
worker.addEventListener("message", (event) => {
  if (keeps) event.waitUntil(files.keep(keptAddresses(event.data, origin)));
});
