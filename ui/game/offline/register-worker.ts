const ADDRESS = "/sw.js";

/**
 * Registers the game's service worker, for push messages and for a start without network. Resolves to null where the
 * browser has none or refuses it, such as in some private windows and on plain http.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  try {
    // While the game is developed, the worker is a module that Vite has not put together.
    const type = import.meta.env.DEV ? "module" : "classic";
    return (await navigator.serviceWorker.register(ADDRESS, { type })) ?? null;
  } catch {
    return null;
  }
}
