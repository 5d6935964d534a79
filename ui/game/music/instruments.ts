import { type Note, secondsOf } from "./note.ts";

const A4 = { midi: 69, hertz: 440 };
const OCTAVE = 12;
/** How loud each voice is beside the others. */
const LEVELS = {
  pad: 0.16,
  bass: 0.5,
  lead: 0.24,
  pluck: 0.42,
  glass: 0.24,
  flute: 0.2,
  kick: 0.8,
  snare: 0.34,
  hat: 0.2,
} as const;
const NOISE_S = 0.25;
/** Detuning of the pad's second oscillator, in cents. */
const WIDE = 7;

/** Plays notes with the oscillators and noise of an audio context. */
export class Instruments {
  private readonly context: AudioContext;
  private readonly out: AudioNode;
  private readonly noise: AudioBuffer;

  constructor(context: AudioContext, out: AudioNode) {
    this.context = context;
    this.out = out;
    this.noise = noiseOf(context);
  }

  /** Plays a note whose bar begins at a time of the context, in seconds. */
  play(note: Note, barAt: number): void {
    const at = barAt + secondsOf(note.at);
    const lasts = secondsOf(note.lasts);
    const level = LEVELS[note.voice] * note.strength;
    switch (note.voice) {
      case "pad":
        this.tone("triangle", hertzOf(note.pitch), at, lasts, level, 0.35);
        this.tone("triangle", hertzOf(note.pitch), at, lasts, level * 0.8, 0.35, WIDE);
        break;
      case "bass":
        this.tone("triangle", hertzOf(note.pitch), at, lasts, level, 0.012);
        break;
      case "lead":
        this.tone("triangle", hertzOf(note.pitch), at, lasts, level, 0.015);
        this.tone("sine", hertzOf(note.pitch) * 2, at, lasts * 0.6, level * 0.3, 0.01);
        break;
      case "pluck":
        this.tone("triangle", hertzOf(note.pitch), at, lasts, level, 0.004);
        this.tone("sawtooth", hertzOf(note.pitch), at, lasts * 0.3, level * 0.25, 0.004);
        break;
      case "glass":
        this.tone("sine", hertzOf(note.pitch), at, lasts, level, 0.008);
        this.tone("sine", hertzOf(note.pitch) * 3, at, lasts * 0.5, level * 0.25, 0.008);
        break;
      case "flute":
        this.tone("sine", hertzOf(note.pitch), at, lasts, level, 0.16);
        this.tone("triangle", hertzOf(note.pitch), at, lasts, level * 0.25, 0.2, WIDE);
        break;
      case "kick":
        this.kick(at, level);
        break;
      case "snare":
        this.hiss(at, 0.16, level, 1800);
        break;
      case "hat":
        this.hiss(at, 0.05, level, 7000);
        break;
    }
  }

  private tone(
    type: OscillatorType,
    hertz: number,
    at: number,
    lasts: number,
    level: number,
    attack: number,
    detune = 0,
  ): void {
    const oscillator = this.context.createOscillator();
    oscillator.type = type;
    oscillator.frequency.value = hertz;
    oscillator.detune.value = detune;
    this.shape(oscillator, at, lasts, level, attack);
  }

  private kick(at: number, level: number): void {
    const oscillator = this.context.createOscillator();
    oscillator.type = "sine";
    oscillator.frequency.setValueAtTime(130, at);
    oscillator.frequency.exponentialRampToValueAtTime(42, at + 0.12);
    this.shape(oscillator, at, 0.14, level, 0.003);
  }

  private hiss(at: number, lasts: number, level: number, hertz: number): void {
    const source = this.context.createBufferSource();
    source.buffer = this.noise;
    const filter = this.context.createBiquadFilter();
    filter.type = "highpass";
    filter.frequency.value = hertz;
    source.connect(filter);
    this.shape(source, at, lasts, level, 0.002, filter);
  }

  /** Fades a source in and out, and plays it. */
  private shape(
    source: AudioScheduledSourceNode,
    at: number,
    lasts: number,
    level: number,
    attack: number,
    tail: AudioNode = source,
  ): void {
    const gain = this.context.createGain();
    const rise = Math.min(attack, lasts / 2);
    const release = 0.08 + lasts * 0.25;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(level, at + rise);
    gain.gain.setValueAtTime(level, at + lasts * 0.7);
    gain.gain.linearRampToValueAtTime(0, at + lasts + release);
    tail.connect(gain).connect(this.out);
    source.addEventListener("ended", () => gain.disconnect());
    source.start(at);
    source.stop(at + lasts + release);
  }
}

function hertzOf(pitch: number | null): number {
  return A4.hertz * 2 ** (((pitch ?? A4.midi) - A4.midi) / OCTAVE);
}

/** The same noise each time: it sounds like any other, and nothing depends on chance. */
function noiseOf(context: AudioContext): AudioBuffer {
  const length = Math.floor(context.sampleRate * NOISE_S);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let index = 0; index < length; index++) {
    state = (state * 16807) % 2147483647;
    samples[index] = (state / 2147483647) * 2 - 1;
  }
  return buffer;
}
