import type { MachineType } from "../../../rules/index.ts";
import type { Note } from "./note.ts";

type Chord = readonly [root: number, third: number, fifth: number];

const OCTAVE = 12;

/**
 * What each kind of machine adds to the lab's music while one of it works, one bar at a time. A kind without a line is
 * silent.
 */
const LINES: Partial<Record<MachineType, (chord: Chord) => Note[]>> = {
  /** Plucked strings that tread softly, like paws. */
  catLair: ([root, third, fifth]) =>
    [root, fifth, third, fifth].map((pitch, beat) => ({
      voice: "pluck",
      at: beat + 0.5,
      lasts: 0.3,
      pitch: pitch + OCTAVE,
      strength: beat % 2 === 0 ? 0.4 : 0.3,
    })),
  /** A bass that throbs on each beat. */
  reactor: ([root]) =>
    [0, 1, 2, 3].map((at) => ({
      voice: "bass",
      at,
      lasts: 0.45,
      pitch: root - OCTAVE,
      strength: at === 0 ? 0.42 : 0.3,
    })),
  /** Glass, high and quick: the chord in eighths. */
  amplifier: ([root, third, fifth]) =>
    [root, third, fifth, third, root, third, fifth, third].map((pitch, eighth) => ({
      voice: "glass",
      at: eighth / 2,
      lasts: 0.4,
      pitch: pitch + 2 * OCTAVE,
      strength: eighth % 4 === 0 ? 0.34 : 0.24,
    })),
  /** A flute that rocks between two long notes. */
  incubator: ([, third, fifth]) => [
    { voice: "flute", at: 0, lasts: 1.9, pitch: fifth + OCTAVE, strength: 0.4 },
    { voice: "flute", at: 2, lasts: 1.9, pitch: third + OCTAVE, strength: 0.34 },
  ],
  /** A shaker that never falls on the beat twice. */
  fomoHit: () =>
    [0.75, 1.5, 2.25, 3, 3.75].map((at) => ({ voice: "hat", at, lasts: 0.05, pitch: null, strength: 0.7 })),
};

/** Returns the notes that the machines at work add to a bar over this chord. */
export function machineNotes(atWork: Iterable<MachineType>, chord: Chord): Note[] {
  return [...atWork].flatMap((type) => LINES[type]?.(chord) ?? []);
}
