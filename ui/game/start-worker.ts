/** A worker, or null where the browser has none or the page's policy forbids it. */
export function startWorker(start: () => Worker): Worker | null {
  try {
    return start();
  } catch {
    return null;
  }
}
