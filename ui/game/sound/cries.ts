/** One sound of a voice. */
export interface Syllable {
  /** Its beginning and length in seconds. */
  at: number;
  lasts: number;
  /** Its pitches in hertz, evenly spread over its length; the voice glides from one to the next. */
  hertz: readonly number[];
  /** A tone of `ratio` times the pitch bends the voice: a depth of 0 is a pure tone, a large one is shrill. */
  colour: { ratio: number; depth: number };
  /** Frequencies that throat or body make louder, in hertz. */
  resonances?: readonly number[];
  /** Share of noise, from 0 to 1. */
  breath?: number;
  /** How loudness trembles: how often a second, and by what share. */
  rough?: { hertz: number; depth: number };
  /** How pitch trembles: how often a second, and by how many semitones. */
  trill?: { hertz: number; semitones: number };
  /** Whether it fades like something struck instead of being held. */
  struck?: true;
  /** Its loudness beside the other syllables; 1 where it is not said. */
  strength?: number;
}

/** The voice of a species. `level` brings all of them to the same loudness. */
export interface Cry {
  level: number;
  syllables: readonly Syllable[];
}

/** A creature that cries: `loudness` from 0 to 1, beside other sounds. */
export interface HeardCry {
  species_id: string;
  form: number;
  loudness: number;
}

/** Deployments follow each other, so their cries are quieter than those at a creature's card. */
export const BATTLE_CRY_LOUDNESS = 0.4;

/** The cry of each species, by its id; `README.md` describes them. A species without one is silent. */
export const CRIES: Readonly<Record<string, Cry>> = {
  bullx: {
    level: 0.26,
    syllables: [
      {
        at: 0,
        lasts: 0.16,
        hertz: [105, 90],
        colour: { ratio: 1, depth: 2 },
        resonances: [260, 600],
        breath: 0.15,
      },
      {
        at: 0.2,
        lasts: 0.85,
        hertz: [98, 150, 156, 140, 92],
        colour: { ratio: 1, depth: 2.4 },
        resonances: [280, 640],
        rough: { hertz: 26, depth: 0.35 },
      },
    ],
  },
  cudoge: {
    level: 0.47,
    syllables: [0, 0.21].map((at) => ({
      at,
      lasts: 0.15,
      hertz: [380, 640, 270],
      colour: { ratio: 1, depth: 1.2 },
      resonances: [620, 1400],
      breath: 0.16,
    })),
  },
  satoshium: {
    level: 0.94,
    syllables: [
      {
        at: 0,
        lasts: 0.7,
        hertz: [74, 66, 58],
        colour: { ratio: 0.5, depth: 3 },
        resonances: [210, 480],
        breath: 0.35,
        rough: { hertz: 13, depth: 0.85 },
      },
      {
        at: 0.62,
        lasts: 0.5,
        hertz: [990],
        colour: { ratio: 2.76, depth: 1.2 },
        struck: true,
        strength: 0.35,
      },
    ],
  },
  minermole: {
    level: 0.17,
    syllables: [
      ...[0, 0.1, 0.2].map((at) => ({
        at,
        lasts: 0.06,
        hertz: [900, 1300],
        colour: { ratio: 1, depth: 0 },
        resonances: [2600],
        breath: 1,
        strength: 0.9,
      })),
      { at: 0.32, lasts: 0.28, hertz: [820, 1320, 1180, 1500], colour: { ratio: 2, depth: 0.5 } },
    ],
  },
  cvxling: {
    level: 0.25,
    syllables: [
      {
        at: 0,
        lasts: 0.6,
        hertz: [300, 480, 830, 900, 560],
        colour: { ratio: 1, depth: 2.6 },
        resonances: [1250, 3100],
        trill: { hertz: 19, semitones: 1.6 },
        breath: 0.12,
      },
    ],
  },
  corvax: {
    level: 0.82,
    syllables: [
      { at: 0, lasts: 0.3 },
      { at: 0.36, lasts: 0.42 },
    ].map((time) => ({
      ...time,
      hertz: [430, 470, 380],
      colour: { ratio: 0.5, depth: 3.4 },
      resonances: [1500, 2300],
      breath: 0.3,
      rough: { hertz: 68, depth: 0.85 },
    })),
  },
  etherion: {
    level: 0.21,
    syllables: [
      { at: 0, lasts: 1.1, hertz: [1175], colour: { ratio: 3.5, depth: 0.9 }, struck: true },
      {
        at: 0.14,
        lasts: 1.05,
        hertz: [1568],
        colour: { ratio: 3.5, depth: 0.7 },
        struck: true,
        strength: 0.8,
      },
      {
        at: 0.3,
        lasts: 1,
        hertz: [2093, 2060],
        colour: { ratio: 1.41, depth: 0.5 },
        struck: true,
        strength: 0.7,
      },
    ],
  },
  fomotron: {
    level: 0.17,
    syllables: [
      { at: 0, lasts: 0.13, hertz: [440] },
      { at: 0.14, lasts: 0.13, hertz: [330] },
      { at: 0.28, lasts: 0.13, hertz: [440] },
      { at: 0.42, lasts: 0.24, hertz: [660, 690] },
    ].map((beep) => ({ ...beep, colour: { ratio: 2, depth: 1.9 } })),
  },
  xerdian: {
    level: 0.24,
    syllables: [
      {
        at: 0,
        lasts: 1,
        hertz: [392, 392, 523, 494, 370],
        colour: { ratio: 2, depth: 0.3 },
        resonances: [560],
        breath: 0.3,
        trill: { hertz: 4, semitones: 0.3 },
      },
      {
        at: 0.78,
        lasts: 0.5,
        hertz: [2640],
        colour: { ratio: 1.41, depth: 0.6 },
        struck: true,
        strength: 0.18,
      },
      {
        at: 0.88,
        lasts: 0.4,
        hertz: [3520],
        colour: { ratio: 1.41, depth: 0.6 },
        struck: true,
        strength: 0.14,
      },
    ],
  },
  hugbloom: {
    level: 0.14,
    syllables: [
      { at: 0, lasts: 0.22, hertz: [523] },
      { at: 0.2, lasts: 0.22, hertz: [659] },
      { at: 0.4, lasts: 0.5, hertz: [784, 790, 770] },
    ].map((note) => ({
      ...note,
      colour: { ratio: 1, depth: 0.35 },
      resonances: [800],
      trill: { hertz: 6, semitones: 0.35 },
    })),
  },
};

/** How fast a form plays its species' cry: younger forms are higher and shorter, grown ones deeper and longer. */
const FORM_RATES = [1.45, 1.18, 1, 0.84] as const;

/** Returns how fast a form, 0 for the egg, plays the cry of its species. */
export function rateOfForm(form: number): number {
  return FORM_RATES[Math.min(Math.max(0, form), FORM_RATES.length - 1)] ?? 1;
}
