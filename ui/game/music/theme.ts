import { BEATS_PER_BAR, type Note } from "./note.ts";

/** One note of the melody: its MIDI pitch and its length in beats. */
type Sung = readonly [pitch: number, beats: number];

/** The game's theme in C major, a line a bar; `README.md` has it in names of notes. Everything that plays it reads it here. */
const MELODY: readonly (readonly Sung[])[] = [
  [
    [64, 1],
    [67, 0.5],
    [69, 0.5],
    [67, 1],
    [64, 1],
  ],
  [
    [62, 1],
    [64, 0.5],
    [62, 0.5],
    [60, 2],
  ],
  [
    [64, 1],
    [67, 0.5],
    [69, 0.5],
    [72, 1],
    [69, 1],
  ],
  [[67, 4]],
  [
    [69, 1],
    [72, 0.5],
    [71, 0.5],
    [69, 1],
    [65, 1],
  ],
  [
    [67, 1],
    [69, 0.5],
    [67, 0.5],
    [64, 2],
  ],
  [
    [65, 1],
    [69, 0.5],
    [67, 0.5],
    [65, 1],
    [62, 1],
  ],
  [[60, 4]],
];
/** The chord of each bar, by root, third and fifth. */
const CHORDS: readonly (readonly [number, number, number])[] = [
  [48, 52, 55],
  [53, 57, 60],
  [45, 48, 52],
  [43, 47, 50],
  [53, 57, 60],
  [48, 52, 55],
  [43, 47, 50],
  [48, 52, 55],
];

export const THEME_BARS = MELODY.length;
/** The theme's first phrase comes to rest by itself, so it can stand alone. */
const PHRASE_BARS = 2;
const OCTAVE = 12;

/** Returns the melody of a bar as it is sung, without accompaniment; the bars repeat. */
export function themeMelody(bar: number): Note[] {
  const notes: Note[] = [];
  let at = 0;
  for (const [pitch, beats] of MELODY[bar % THEME_BARS] ?? []) {
    notes.push({ voice: "lead", at, lasts: beats * 0.9, pitch, strength: 0.6 });
    at += beats;
  }
  return notes;
}

/** Returns a bar of the theme: chord and bass, with the melody an octave higher unless it rests. */
export function themeBar(bar: number, isSung: boolean): Note[] {
  const [root, third, fifth] = CHORDS[bar % CHORDS.length] ?? [48, 52, 55];
  const chord = [root, third, fifth].map(
    (pitch): Note => ({ voice: "pad", at: 0, lasts: 4, pitch: pitch + OCTAVE, strength: 0.4 }),
  );
  const bass: Note[] = [
    { voice: "bass", at: 0, lasts: 1.5, pitch: root, strength: 0.45 },
    { voice: "bass", at: 2, lasts: 1.5, pitch: fifth, strength: 0.32 },
  ];
  const sung = isSung ? themeMelody(bar).map((note) => ({ ...note, pitch: (note.pitch ?? 0) + OCTAVE })) : [];
  return [...chord, ...bass, ...sung].sort((one, other) => one.at - other.at);
}

/** Returns the theme's first phrase as one passage, as after a victory or when an egg hatches. */
export function themePhrase(): Note[] {
  return Array.from({ length: PHRASE_BARS }, (_, bar) =>
    themeBar(bar, true).map((note) => ({ ...note, at: note.at + bar * BEATS_PER_BAR })),
  ).flat();
}
