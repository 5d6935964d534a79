/** Starts a worker. Returns null when the browser has no workers or the page's policy forbids them. */
export function startWorker(start: () => Worker): Worker | null {
  try {
    return start();
  } catch {
    return null;
  }
}
