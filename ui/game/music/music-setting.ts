import type { Settings } from "../store/game-state.ts";

/** The system's wishes for which music stays off until the player turns it on. */
const QUIET = ["(prefers-reduced-motion: reduce)", "(prefers-reduced-data: reduce)"] as const;

/** Returns whether the system asks for less motion or data. */
export function wantsQuiet(): boolean {
  return QUIET.some((query) => window.matchMedia?.(query).matches === true);
}

/** The sounds that go on: music in the lab, and what hums there. */
export type LabSound = "labMusic" | "ambience";

/** Returns whether a sound of the lab goes on: what the player chose, otherwise unless the system wants quiet. */
export function isLabSoundOn(settings: Pick<Settings, LabSound>, sound: LabSound, quiet: boolean): boolean {
  return settings[sound] ?? !quiet;
}

/** Returns the volume of a sound of the lab from 0 to 1; 0 when it is off or all sounds are muted. */
export function labSoundVolume(settings: Settings, sound: LabSound, quiet: boolean): number {
  return settings.muted || !isLabSoundOn(settings, sound, quiet) ? 0 : settings[`${sound}Volume`];
}

/** Returns whether music plays: what the player chose, otherwise unless the system wants quiet. */
export function isMusicOn({ music }: Pick<Settings, "music">, quiet: boolean): boolean {
  return music ?? !quiet;
}

/** Returns the volume of the music from 0 to 1; 0 when it is off or all sounds are muted. */
export function musicVolume(
  settings: Pick<Settings, "music" | "musicVolume" | "muted">,
  quiet: boolean,
): number {
  return settings.muted || !isMusicOn(settings, quiet) ? 0 : settings.musicVolume;
}
