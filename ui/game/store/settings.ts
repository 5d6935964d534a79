import type { Game } from "./game.ts";
import type { Settings } from "./game-state.ts";
import type { SafeStorage } from "./safe-storage.ts";

const KEY = "settings";
const FRESH: Settings = { volume: 0.6, muted: false, language: null };

/** Returns the stored settings, or the defaults when nothing readable is stored. */
export function readSettings(storage: SafeStorage): Settings {
  try {
    const kept: unknown = JSON.parse(storage.read(KEY) ?? "null");
    return isSettings(kept) ? { ...FRESH, ...kept } : FRESH;
  } catch {
    return FRESH;
  }
}

/** Stores the settings in this browser. */
function writeSettings(storage: SafeStorage, settings: Settings): void {
  storage.write(KEY, JSON.stringify(settings));
}

/** Earlier releases stored no language. */
function isSettings(kept: unknown): kept is Omit<Settings, "language"> & Partial<Settings> {
  if (typeof kept !== "object" || kept === null) return false;
  const { volume, muted, language = null } = kept as Partial<Settings>;
  const isVolume = typeof volume === "number" && volume >= 0 && volume <= 1;
  return typeof muted === "boolean" && isVolume && (language === null || typeof language === "string");
}

/** Changes settings and stores all of them in this browser. */
export function changeSettings(game: Game, change: Partial<Settings>): void {
  game.store.setState((state) => {
    Object.assign(state.settings, change);
  });
  writeSettings(game.storage, game.store.getState().settings);
}
