import { startWorker } from "../start-worker.ts";
import { buildCry } from "./build-cry.ts";
import { buildSamples } from "./build-samples.ts";
import { CRIES, type Cry, type HeardCry, rateOfForm } from "./cries.ts";
import type { BuiltSound } from "./sample-worker.ts";
import { SOUNDS, type SoundParameters } from "./sounds.ts";

/** Plays sounds from zzfx parameters, and the cries of creatures. */
export interface Synthesizer {
  /**
   * Plays at a volume from 0 to 1 and calls `ended` when the sound is over.
   * @param pitch times the sound's own
   */
  play(parameters: SoundParameters, volume: number, ended: () => void, pitch?: number): void;
  /** Plays the cry of a species in the pitch of the form; calls `ended` at once where the species has none. */
  cry(creature: Pick<HeardCry, "species_id" | "form">, volume: number, ended: () => void): void;
}

/** The part of a worker that is used here. */
export type SampleWorker = Pick<Worker, "onmessage">;

type Samples = Float32Array<ArrayBuffer>;

/** Loads zzfx. Loading it creates an AudioContext, which browsers allow only after the player's first gesture. */
export async function loadSynthesizer(
  start: () => SampleWorker | null = startSampleWorker,
): Promise<Synthesizer> {
  const { ZZFX } = await import("zzfx");
  // Building samples takes several milliseconds, too long for a frame, so a worker builds each sound once. A sound
  // that the worker has not built yet is built when it is first played.
  const built = new Map<SoundParameters | Cry, Samples>();
  const worker = start();
  if (worker)
    worker.onmessage = ({ data }: MessageEvent<BuiltSound>) => {
      const made = "name" in data ? SOUNDS[data.name] : CRIES[data.species];
      if (made) built.set(made, data.samples);
    };
  function playSamples(made: SoundParameters | Cry, build: () => Samples, rate: number, volume: number) {
    // The browser suspends a context created on a key that does not count as a gesture, until it is resumed.
    if (ZZFX.audioContext.state === "suspended") ZZFX.audioContext.resume().catch(() => undefined);
    const samples = built.get(made) ?? build();
    built.set(made, samples);
    // The samples already include zzfx's master volume, which `playSamples` applies again.
    return ZZFX.playSamples([samples], volume / ZZFX.volume, rate);
  }
  return {
    play(parameters, volume, ended, pitch = 1) {
      const [, spread = 0] = parameters;
      const rate = pitch * (1 + spread * (2 * Math.random() - 1));
      const build = () => buildSamples(ZZFX, parameters);
      playSamples(parameters, build, rate, volume).addEventListener("ended", ended);
    },
    cry({ species_id, form }, volume, ended) {
      const cry = Object.hasOwn(CRIES, species_id) ? CRIES[species_id] : undefined;
      if (!cry) return ended();
      const source = playSamples(cry, () => buildCry(cry), rateOfForm(form), volume);
      source.addEventListener("ended", ended);
    },
  };
}

function startSampleWorker(): SampleWorker | null {
  return startWorker(() => new Worker(new URL("./sample-worker.ts", import.meta.url), { type: "module" }));
}
