import { type ControlSettings, FRESH_CONTROLS, readControls } from "../controls/control-settings.ts";
import type { Game } from "./game.ts";
import type { Settings } from "./game-state.ts";
import type { SafeStorage } from "./safe-storage.ts";

/** Their key in the browser's storage, whose changes all tabs hear of. */
export const SETTINGS_KEY = "settings";
const FRESH: Settings = {
  volume: 0.6,
  muted: false,
  music: null,
  musicVolume: 0.5,
  labMusic: null,
  labMusicVolume: 0.35,
  ambience: null,
  ambienceVolume: 0.35,
  askBeforeEndTurn: true,
  countBattles: true,
  hurryEnemy: false,
  logFolded: false,
  emotesMuted: false,
  controls: FRESH_CONTROLS,
  language: null,
  textSize: 1,
  contrast: null,
  motion: null,
  captions: false,
};
const LARGEST_TEXT = 2;

/** Returns the stored settings, or the defaults when nothing readable is stored. */
export function readSettings(storage: SafeStorage): Settings {
  return keptSettings(storage) ?? FRESH;
}

function keptSettings(storage: SafeStorage): Settings | null {
  try {
    const kept: unknown = JSON.parse(storage.read(SETTINGS_KEY) ?? "null");
    return isSettings(kept) ? { ...FRESH, ...kept, controls: readControls(kept.controls) } : null;
  } catch {
    return null;
  }
}

/** What earlier releases did not store may be missing. */
function isSettings(kept: unknown): kept is Pick<Settings, "volume" | "muted"> & Partial<Settings> {
  if (typeof kept !== "object" || kept === null) return false;
  const {
    volume,
    muted,
    askBeforeEndTurn = true,
    countBattles = true,
    hurryEnemy = false,
    logFolded = false,
    emotesMuted = false,
    language = null,
  } = kept as Partial<Settings>;
  const { music = null, labMusic = null, ambience = null } = kept as Partial<Settings>;
  const { musicVolume = 0, labMusicVolume = 0, ambienceVolume = 0 } = kept as Partial<Settings>;
  return (
    [volume, musicVolume, labMusicVolume, ambienceVolume].every(isVolume) &&
    [muted, askBeforeEndTurn, countBattles, hurryEnemy, logFolded, emotesMuted].every(
      (flag) => typeof flag === "boolean",
    ) &&
    [music, labMusic, ambience].every((on) => on === null || typeof on === "boolean") &&
    (language === null || typeof language === "string") &&
    isLook(kept)
  );
}

function isLook(kept: Partial<Settings>): boolean {
  const { textSize = 1, contrast = null, motion = null, captions = false } = kept;
  return (
    typeof textSize === "number" &&
    textSize >= 1 &&
    textSize <= LARGEST_TEXT &&
    [null, "normal", "more"].includes(contrast) &&
    [null, "less", "full"].includes(motion) &&
    typeof captions === "boolean"
  );
}

function isVolume(value: unknown): boolean {
  return typeof value === "number" && value >= 0 && value <= 1;
}

/** Changes settings of the controls and stores them. */
export function changeControls(game: Game, change: Partial<ControlSettings>): void {
  hearSettings(game);
  changeSettings(game, { controls: { ...game.store.getState().settings.controls, ...change } });
}

/** Changes settings and stores them in this browser beside what other tabs have changed (`ABU-117`). */
export function changeSettings(game: Game, change: Partial<Settings>): void {
  hearSettings(game);
  game.store.setState((state) => {
    Object.assign(state.settings, change);
  });
  game.storage.write(SETTINGS_KEY, JSON.stringify(game.store.getState().settings));
}

/** Takes over what other tabs have stored; what is unchanged keeps its identity. */
export function hearSettings(game: Game): void {
  const kept = keptSettings(game.storage);
  const { settings } = game.store.getState();
  const isHeard = (name: keyof Settings) => JSON.stringify(kept?.[name]) !== JSON.stringify(settings[name]);
  const heard = (Object.keys(kept ?? {}) as (keyof Settings)[]).filter(isHeard);
  if (heard.length === 0) return;
  game.store.setState((state) => {
    Object.assign(state.settings, Object.fromEntries(heard.map((name) => [name, kept?.[name]])));
  });
}
