import { useSyncExternalStore } from "react";

/** What the fragment of the address says: which tab is open, and what it shows. A link opens the same view. */
export type Shown = Readonly<Record<string, string>>;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  window.addEventListener("hashchange", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
    window.removeEventListener("hashchange", listener);
  };
}

/** The view of the address; `show` changes parts of it, an empty text takes one out. */
export function useAddress(): { tab: string; shown: Shown; show: (change: Shown) => void } {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  const shown = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  return {
    tab: shown.tab ?? "",
    shown,
    show(change) {
      const now = { ...Object.fromEntries(new URLSearchParams(window.location.hash.slice(1))), ...change };
      const kept = Object.entries(now).filter(([, value]) => value !== "");
      window.history.pushState(null, "", `#${new URLSearchParams(kept)}`);
      for (const listener of listeners) listener();
    },
  };
}
