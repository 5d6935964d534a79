import { type MachineType, newRandom, type RandomState, roll } from "../../../rules/index.ts";
import { machineNotes } from "./machine-lines.ts";
import { BEATS_PER_BAR, type Note, type Voice } from "./note.ts";
import { THEME_BARS, themeBar, themePhrase } from "./theme.ts";

/**
 * How dense the music is: in the lab chords and a few notes, in battles bass and brush join, and drums with running notes
 * when a battle becomes tense. "theme" is the game's theme, every other time without its melody.
 */
export type Mood = "theme" | "lab" | "calm" | "tense";

/** Eight bars in A minor, each by its root, third and fifth; the last one leads back to the first. */
const CHORDS: readonly (readonly [number, number, number])[] = [
  [57, 60, 64],
  [53, 57, 60],
  [48, 52, 55],
  [55, 59, 62],
  [57, 60, 64],
  [50, 53, 57],
  [53, 57, 60],
  [52, 56, 59],
];
/** The melody stays among these: A minor without the notes that rub. */
const MELODY = [69, 72, 74, 76, 79, 81, 84] as const;
const OCTAVE = 12;
const LEAD_STEPS = [0, 1, 1.5, 2, 2.5, 3, 3.5] as const;
const SIXTEENTH = 0.25;

/**
 * Returns the notes of a bar, in their order; the same for the same seed, bar and mood. In the lab each kind of machine
 * that works has a line of its own.
 */
export function scoreBar(seed: string, bar: number, mood: Mood, atWork: Iterable<MachineType> = []): Note[] {
  if (mood === "theme") return themeBar(bar, Math.floor(bar / THEME_BARS) % 2 === 0);
  const random = newRandom(`${seed}|bar|${bar}`);
  const chord = CHORDS[bar % CHORDS.length] ?? CHORDS[0];
  if (!chord) return [];
  const notes: Note[] = chord.map((pitch) => ({ voice: "pad", at: 0, lasts: 4, pitch, strength: 0.5 }));
  if (mood === "lab") notes.push(...musing(random, chord), ...machineNotes(atWork, chord));
  else if (mood === "calm") notes.push(...calmBass(chord[0], chord[2]), ...melody(random, bar), ...brush());
  else notes.push(...runningBass(chord[0]), ...running(random, chord), ...drums(random));
  return notes.sort((one, other) => one.at - other.at);
}

/** Returns the two bars that close a battle: the theme's first phrase after a victory, sinking notes after a defeat. */
export function closingNotes(victory: boolean): Note[] {
  if (victory) return themePhrase();
  const tune = [69, 67, 64, 57].map(
    (pitch, at): Note => ({ voice: "lead", at, lasts: at === 3 ? 3 : 1, pitch, strength: 0.8 }),
  );
  const chord = [45, 52, 60].map((pitch): Note => ({ voice: "pad", at: 3, lasts: 4, pitch, strength: 0.7 }));
  return [...tune, ...chord];
}

/** One to three high notes of the chord in a bar, now and then none. */
function musing(random: RandomState, chord: readonly number[]): Note[] {
  const notes: Note[] = [];
  for (const at of [0.5, 1.5, 2.5]) {
    const tone = chord[Math.floor(roll(random) * chord.length)] ?? MELODY[0];
    const strength = 0.22 + 0.12 * roll(random);
    if (roll(random) < 0.45) notes.push({ voice: "lead", at, lasts: 1.6, pitch: tone + OCTAVE, strength });
  }
  return notes;
}

function calmBass(root: number, fifth: number): Note[] {
  return [
    { voice: "bass", at: 0, lasts: 2, pitch: root - OCTAVE, strength: 0.6 },
    { voice: "bass", at: 2.5, lasts: 1.5, pitch: fifth - OCTAVE, strength: 0.45 },
  ];
}

function runningBass(root: number): Note[] {
  return Array.from({ length: 8 }, (_, index) => ({
    voice: "bass",
    at: index / 2,
    lasts: 0.4,
    pitch: root - OCTAVE + (index % 4 === 3 ? OCTAVE : 0),
    strength: index % 2 === 0 ? 0.75 : 0.55,
  }));
}

/** A few notes that move by steps; every other bar answers the one before with fewer. */
function melody(random: RandomState, bar: number): Note[] {
  const notes: Note[] = [];
  const chance = bar % 2 === 0 ? 0.62 : 0.36;
  let index = Math.floor(roll(random) * MELODY.length);
  for (const at of LEAD_STEPS) {
    if (roll(random) >= chance) continue;
    index = Math.min(MELODY.length - 1, Math.max(0, index + Math.floor(roll(random) * 3) - 1));
    const pitch = MELODY[index] ?? MELODY[0];
    notes.push({ voice: "lead", at, lasts: 0.9, pitch, strength: 0.42 + 0.2 * roll(random) });
  }
  return notes;
}

/** Sixteenths through the chord, with gaps. */
function running(random: RandomState, chord: readonly number[]): Note[] {
  const notes: Note[] = [];
  for (let step = 0; step < BEATS_PER_BAR / SIXTEENTH; step++) {
    if (roll(random) < 0.28) continue;
    const tone = chord[step % chord.length] ?? 57;
    const pitch = tone + OCTAVE + (step % 8 >= 5 ? OCTAVE : 0);
    const strength = step % 4 === 0 ? 0.5 : 0.32;
    notes.push({ voice: "lead", at: step * SIXTEENTH, lasts: 0.22, pitch, strength });
  }
  return notes;
}

function brush(): Note[] {
  return [1, 3].map((at) => ({ voice: "hat", at, lasts: 0.1, pitch: null, strength: 0.22 }));
}

function drums(random: RandomState): Note[] {
  const drum = (voice: Voice, at: number, strength: number): Note => ({
    voice,
    at,
    lasts: 0.2,
    pitch: null,
    strength,
  });
  const notes = [drum("kick", 0, 0.9), drum("kick", 2, 0.8), drum("snare", 1, 0.6), drum("snare", 3, 0.65)];
  if (roll(random) < 0.5) notes.push(drum("kick", 2.5, 0.6));
  if (roll(random) < 0.3) notes.push(drum("snare", 3.75, 0.35));
  for (let half = 0; half < 8; half++) notes.push(drum("hat", half / 2, half % 2 === 0 ? 0.3 : 0.18));
  return notes;
}
