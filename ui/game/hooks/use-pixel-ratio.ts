import { useSyncExternalStore } from "react";

/** Screen pixels per layout pixel: another one after zooming, or on another screen (`ABU-123`). */
export function usePixelRatio(): number {
  return useSyncExternalStore(subscribe, () => window.devicePixelRatio);
}

function subscribe(tell: () => void): () => void {
  let query = listen();
  /** A query is about one ratio. */
  function listen(): MediaQueryList {
    const next = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    next.addEventListener("change", changed);
    return next;
  }
  function changed() {
    query.removeEventListener("change", changed);
    query = listen();
    tell();
  }
  return () => query.removeEventListener("change", changed);
}
