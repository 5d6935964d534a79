import type { Cry, Syllable } from "./cries.ts";

/** Samples of a second, as zzfx plays them. */
export const SAMPLE_RATE = 44_100;
/** How narrow a resonance is, and how much of the bare tone is heard beside the resonances. */
const RESONANCE_Q = 5;
const BARE_SHARE = 0.3;
/** A syllable that is held fades in and out over these shares of its length. */
const RISE = 0.12;
const FALL = 0.35;
/** A struck syllable falls to a thousandth over its length. */
const STRUCK_FALL = Math.log(1000);
const STRUCK_RISE_S = 0.004;

/**
 * Builds the samples of a cry, as 32-bit floats between -1 and 1 at 44,100 a second; the same each time. Its forms are
 * these samples played slower or faster (`rateOfForm`).
 */
export function buildCry({ level, syllables }: Cry): Float32Array<ArrayBuffer> {
  const length = Math.max(...syllables.map(({ at, lasts }) => at + lasts));
  const samples = new Float32Array(Math.ceil(length * SAMPLE_RATE));
  for (const syllable of syllables) {
    const sung = sing(syllable);
    const start = Math.round(syllable.at * SAMPLE_RATE);
    for (let index = 0; index < sung.length && start + index < samples.length; index++)
      samples[start + index] = (samples[start + index] ?? 0) + level * (sung[index] ?? 0);
  }
  return samples;
}

/** One tone whose colour is made by modulating it, mixed with breath, through its resonances. */
function sing(syllable: Syllable): Float32Array {
  const { lasts, hertz, colour, breath = 0, rough, trill, resonances = [], strength = 1 } = syllable;
  const sung = new Float32Array(Math.floor(lasts * SAMPLE_RATE));
  const filters = resonances.map(resonance);
  const hiss = noise();
  let phase = 0;
  for (let index = 0; index < sung.length; index++) {
    const share = index / sung.length;
    const seconds = index / SAMPLE_RATE;
    const bend = trill ? 2 ** ((trill.semitones * Math.sin(2 * Math.PI * trill.hertz * seconds)) / 12) : 1;
    phase += (2 * Math.PI * pitchAt(hertz, share) * bend) / SAMPLE_RATE;
    const depth = colour.depth * (syllable.struck ? 1 - share : 1);
    const tone = Math.sin(phase + depth * Math.sin(colour.ratio * phase));
    const source = (1 - breath) * tone + breath * hiss();
    let heard = filters.length > 0 ? BARE_SHARE * source : source;
    for (const filter of filters) heard += filter(source);
    const shiver = rough ? 1 - rough.depth * (0.5 + 0.5 * Math.cos(2 * Math.PI * rough.hertz * seconds)) : 1;
    sung[index] = strength * heard * shiver * loudnessAt(syllable, share);
  }
  return sung;
}

/** Glides from pitch to pitch, in equal intervals for the ear. */
function pitchAt(hertz: readonly number[], share: number): number {
  const place = share * (hertz.length - 1);
  const before = Math.min(Math.floor(place), Math.max(0, hertz.length - 2));
  const from = hertz[before] ?? 0;
  const to = hertz[before + 1] ?? from;
  return from * (to / from) ** (place - before);
}

function loudnessAt({ struck, lasts }: Syllable, share: number): number {
  if (struck) return Math.min(1, (share * lasts) / STRUCK_RISE_S) * Math.exp(-STRUCK_FALL * share);
  const rise = Math.min(1, share / RISE);
  const fall = Math.min(1, (1 - share) / FALL);
  return Math.sin((Math.PI / 2) * rise) * Math.sin((Math.PI / 2) * fall);
}

/** A band-pass filter with a peak of 1 at its frequency, in hertz. */
function resonance(hertz: number): (sample: number) => number {
  const angle = (2 * Math.PI * hertz) / SAMPLE_RATE;
  const alpha = Math.sin(angle) / (2 * RESONANCE_Q);
  const gain = alpha / (1 + alpha);
  const feedback1 = (2 * Math.cos(angle)) / (1 + alpha);
  const feedback2 = (1 - alpha) / (1 + alpha);
  let [in1, in2, out1, out2] = [0, 0, 0, 0];
  return (sample) => {
    const out = gain * (sample - in2) + feedback1 * out1 - feedback2 * out2;
    [in1, in2, out1, out2] = [sample, in1, out, out1];
    return out;
  };
}

/** The same noise each time, between -1 and 1. */
function noise(): () => number {
  let state = 1;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return (state / 2_147_483_647) * 2 - 1;
  };
}
