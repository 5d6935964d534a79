import type { MachineType } from "../../../rules/index.ts";
import { Instruments } from "./instruments.ts";
import { BEATS_PER_BAR, type Note, secondsOf } from "./note.ts";
import { closingNotes, type Mood, scoreBar } from "./score.ts";

/** Bars are handed to the browser this long before they begin, and looked for this often. */
const AHEAD_S = 0.4;
const LOOK_MS = 120;
/** Loudness of everything at full volume: below the effects. */
const FULL_GAIN = 0.5;
const FADE_S = 0.4;
/** A passage begins while the piece fades out. */
const CLOSES_S = 0.15;
const BAR_S = secondsOf(BEATS_PER_BAR);

/** Plays the music of one battle after the other. */
export interface MusicBox {
  /** Begins a piece; one that plays already goes on. */
  play(seed: string): void;
  /** Changes the mood from the next bar on. */
  setMood(mood: Mood): void;
  /** Says which kinds of machines work, from the next bar on; heard in the mood of the lab. */
  setAtWork(types: Iterable<MachineType>): void;
  /** Sets the volume, 0 to 1. At 0 nothing is played. */
  setVolume(volume: number): void;
  /** Ends the piece with a few closing notes. */
  close(victory: boolean): void;
  /** Plays a passage once, beside the piece if one plays. */
  playOnce(notes: readonly Note[]): void;
  /** Fades the piece out. */
  stop(): void;
}

interface MusicBoxDeps {
  /** Returns an audio context, or null where the browser has no audio. */
  context?: () => AudioContext | null;
  /** Calls back every few milliseconds; returns a function that ends this. */
  every?: (ms: number, call: () => void) => () => void;
}

interface OpenAudio {
  context: AudioContext;
  gain: GainNode;
  instruments: Instruments;
}

interface Playing {
  seed: string;
  bar: number;
  nextBarAt: number;
  end: () => void;
}

/** Creates a music box. Without audio in the browser it stays silent; it never throws. */
export function createMusicBox({ context = openContext, every = repeat }: MusicBoxDeps = {}): MusicBox {
  let audio: OpenAudio | null = null;
  let playing: Playing | null = null;
  let wanted: string | null = null;
  let mood: Mood = "calm";
  let atWork: readonly MachineType[] = [];
  let volume = 0;

  function wake(): OpenAudio | null {
    if (audio) return audio;
    const opened = context();
    if (!opened) return null;
    const gain = opened.createGain();
    gain.connect(opened.destination);
    audio = { context: opened, gain, instruments: new Instruments(opened, gain) };
    return audio;
  }

  function begin(seed: string): void {
    const woken = wake();
    if (!woken) return;
    const { context: clock, gain } = woken;
    // The browser suspends a context until the player's first gesture.
    if (clock.state === "suspended") clock.resume().catch(() => undefined);
    if (playing) return;
    gain.gain.cancelScheduledValues(clock.currentTime);
    gain.gain.setValueAtTime(volume * FULL_GAIN, clock.currentTime);
    playing = { seed, bar: 0, nextBarAt: clock.currentTime + 0.1, end: every(LOOK_MS, look) };
    look();
  }

  /** Hands over the bars that begin soon; after a pause of the page it goes on from now. */
  function look(): void {
    if (!playing || !audio) return;
    const { context: clock, instruments } = audio;
    if (playing.nextBarAt < clock.currentTime) playing.nextBarAt = clock.currentTime + 0.05;
    while (playing.nextBarAt < clock.currentTime + AHEAD_S) {
      const notes = scoreBar(playing.seed, playing.bar, mood, atWork);
      for (const note of notes) instruments.play(note, playing.nextBarAt);
      playing.bar += 1;
      playing.nextBarAt += BAR_S;
    }
  }

  function end(): void {
    playing?.end();
    playing = null;
    if (!audio) return;
    const { context: clock, gain } = audio;
    gain.gain.cancelScheduledValues(clock.currentTime);
    gain.gain.setValueAtTime(gain.gain.value, clock.currentTime);
    gain.gain.linearRampToValueAtTime(0, clock.currentTime + FADE_S);
  }

  /** Plays notes with a gain of their own: bars that were handed over before fade under them. */
  function passage(notes: readonly Note[]): void {
    const woken = volume > 0 ? wake() : null;
    if (!woken) return;
    const { context: clock } = woken;
    if (clock.state === "suspended") clock.resume().catch(() => undefined);
    const gain = clock.createGain();
    gain.gain.value = volume * FULL_GAIN;
    gain.connect(clock.destination);
    const instruments = new Instruments(clock, gain);
    for (const note of notes) instruments.play(note, clock.currentTime + CLOSES_S);
  }

  /** Audio must never stop the game. */
  function safely(call: () => void): void {
    try {
      call();
    } catch {
      playing?.end();
      playing = null;
    }
  }

  return {
    play(seed) {
      wanted = seed;
      if (volume > 0) safely(() => begin(seed));
    },
    setMood(next) {
      mood = next;
    },
    setAtWork(types) {
      atWork = [...types];
    },
    setVolume(next) {
      if (next === volume) return;
      volume = next;
      safely(() => {
        if (volume <= 0) end();
        else if (!playing && wanted !== null) begin(wanted);
        else if (audio) audio.gain.gain.setValueAtTime(volume * FULL_GAIN, audio.context.currentTime);
      });
    },
    close(victory) {
      wanted = null;
      safely(() => {
        if (!playing || !audio) return;
        end();
        passage(closingNotes(victory));
      });
    },
    playOnce: (notes) => safely(() => passage(notes)),
    stop() {
      wanted = null;
      safely(end);
    },
  };
}

function openContext(): AudioContext | null {
  return typeof AudioContext === "undefined" ? null : new AudioContext();
}

function repeat(ms: number, call: () => void): () => void {
  const timer = setInterval(call, ms);
  return () => clearInterval(timer);
}
