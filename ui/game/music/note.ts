/** An instrument of the music. */
export type Voice = "pad" | "bass" | "lead" | "pluck" | "glass" | "flute" | "kick" | "snare" | "hat";

/** One note of a bar. */
export interface Note {
  voice: Voice;
  /** Its beginning and length in beats; bars have four. */
  at: number;
  lasts: number;
  /** MIDI number, 69 is the A of 440 Hz; drums have none. */
  pitch: number | null;
  /** Loudness from 0 to 1. */
  strength: number;
}

export const BEATS_PER_BAR = 4;
const BEATS_PER_MINUTE = 96;

/** Returns the length of beats in seconds. */
export function secondsOf(beats: number): number {
  return (beats * 60) / BEATS_PER_MINUTE;
}
