import { allPictureAddresses } from "../../../assets/index.ts";
import { registerWorker } from "../../game/offline/register-worker.ts";
import { isKeptFile, type KeepMessage } from "../../service-worker/requests.ts";
import { PAGE, shellName } from "../../service-worker/shell.ts";

/** The game on a home screen, without the browser's bars. */
const INSTALLED = "(display-mode: standalone), (display-mode: fullscreen)";

/** What some browsers tell of the network; Safari and Firefox tell nothing. */
interface Network {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Keeps this build of the game for a start without network, once the page has loaded, nothing more comes and the browser
 * has time, so that the first visit is not slower for it. All pictures are kept too; where the network is slow or costly
 * only those that were shown, unless the game is installed.
 * @param keepMore keeps what only the game knows of, such as other languages, along with all pictures
 */
export function keepOffline(build: string | null, keepMore: () => Promise<void>): void {
  whenLoaded(() => whenQuiet(() => whenIdle(() => void keepFiles(build, keepMore))));
}

async function keepFiles(build: string | null, keepMore: () => Promise<void>): Promise<void> {
  const registration = await registerWorker();
  if (registration === null) return;
  if (registration.active !== null && !(await isKept(build))) await lookForNewWorker(registration);
  const worker = await controllingWorker();
  if (worker === null) return;
  const tell = (addresses: readonly string[]) =>
    worker.postMessage({ type: "keep", addresses } satisfies KeepMessage);
  // Loaded before the worker answered for this page; the browser still has them.
  tell(performance.getEntriesByType("resource").map(({ name }) => name));
  const keepAll = () => {
    tell(allPictureAddresses().map((address) => new URL(address, location.href).href));
    void keepMore();
  };
  if (window.matchMedia(INSTALLED).matches || !isCostly()) keepAll();
  else window.addEventListener("appinstalled", keepAll);
}

/** Whether the player saves data, or loads slowly. */
function isCostly(): boolean {
  const { connection } = navigator as { connection?: Network };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? "");
}

/** Whether the worker of this build has kept all of its files. */
async function isKept(build: string | null): Promise<boolean> {
  if (build === null) return true;
  const page = await caches.match(PAGE, { cacheName: shellName(build) }).catch(() => undefined);
  return page !== undefined;
}

/** A page of a new build need not wait until the browser looks by itself. */
async function lookForNewWorker(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update().catch(() => undefined);
}

/** The worker that answers this page's requests, once there is one. */
async function controllingWorker(): Promise<ServiceWorker | null> {
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  if (serviceWorker.controller === null)
    await new Promise((resolve) =>
      serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
  return serviceWorker.controller;
}

function whenLoaded(start: () => void): void {
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
}

/** The lab and its pictures come after the page: on a slow network each file may take seconds. */
const QUIET_MS = 4000;

/** Starts when nothing has arrived for some time. */
function whenQuiet(start: () => void): void {
  let timer = setTimeout(begin, QUIET_MS);
  const arrivals = new PerformanceObserver((list) => {
    // Calls go on for ever.
    if (!list.getEntries().some(({ name }) => isKeptFile({ method: "GET", url: name }, location.origin)))
      return;
    clearTimeout(timer);
    timer = setTimeout(begin, QUIET_MS);
  });
  arrivals.observe({ type: "resource" });
  function begin() {
    arrivals.disconnect();
    start();
  }
}

/** Safari has no idle callback. */
function whenIdle(start: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(start, { timeout: NEVER_IDLE_MS });
  else setTimeout(start, WITHOUT_IDLE_MS);
}

const WITHOUT_IDLE_MS = 2000;
/** A slow device that draws all the time has none. */
const NEVER_IDLE_MS = 5000;
