import type { Settings } from "./game-state.ts";
import type { SafeStorage } from "./safe-storage.ts";

const KEY = "settings";
const FRESH: Settings = { volume: 0.6, muted: false };

/** Returns the stored settings, or the defaults when nothing readable is stored. */
export function readSettings(storage: SafeStorage): Settings {
  try {
    const kept: unknown = JSON.parse(storage.read(KEY) ?? "null");
    return isSettings(kept) ? kept : FRESH;
  } catch {
    return FRESH;
  }
}

/** Stores the settings in this browser. */
export function writeSettings(storage: SafeStorage, settings: Settings): void {
  storage.write(KEY, JSON.stringify(settings));
}

function isSettings(kept: unknown): kept is Settings {
  if (typeof kept !== "object" || kept === null) return false;
  const { volume, muted } = kept as Partial<Settings>;
  return typeof muted === "boolean" && typeof volume === "number" && volume >= 0 && volume <= 1;
}
