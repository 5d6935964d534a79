import { startWorker } from "../start-worker.ts";
import { buildSamples } from "./build-samples.ts";
import type { BuiltSound } from "./sample-worker.ts";
import { SOUNDS, type SoundParameters } from "./sounds.ts";

/** Plays sounds from zzfx parameters. */
export interface Synthesizer {
  /** Plays at a volume from 0 to 1 and calls `ended` when the sound is over. */
  play(parameters: SoundParameters, volume: number, ended: () => void): void;
}

/** The part of a worker that is used here. */
export type SampleWorker = Pick<Worker, "onmessage">;

/** Loads zzfx. Loading it creates an AudioContext, which browsers allow only after the player's first gesture. */
export async function loadSynthesizer(
  start: () => SampleWorker | null = startSampleWorker,
): Promise<Synthesizer> {
  const { ZZFX } = await import("zzfx");
  // Building samples takes several milliseconds, too long for a frame, so a worker builds each sound once. A sound
  // that the worker has not built yet is built when it is first played.
  const built = new Map<SoundParameters, Float32Array<ArrayBuffer>>();
  const worker = start();
  if (worker)
    worker.onmessage = ({ data: { name, samples } }: MessageEvent<BuiltSound>) => {
      built.set(SOUNDS[name], samples);
    };
  const samplesOf = (parameters: SoundParameters) => {
    const samples = built.get(parameters) ?? buildSamples(ZZFX, parameters);
    built.set(parameters, samples);
    return samples;
  };
  return {
    play(parameters, volume, ended) {
      // The browser suspends a context created on a key that does not count as a gesture, until it is resumed.
      if (ZZFX.audioContext.state === "suspended") ZZFX.audioContext.resume().catch(() => undefined);
      const [, spread = 0] = parameters;
      const rate = 1 + spread * (2 * Math.random() - 1);
      // The samples already include zzfx's master volume, which `playSamples` applies again.
      const source = ZZFX.playSamples([samplesOf(parameters)], volume / ZZFX.volume, rate);
      source.addEventListener("ended", ended);
    },
  };
}

function startSampleWorker(): SampleWorker | null {
  return startWorker(() => new Worker(new URL("./sample-worker.ts", import.meta.url), { type: "module" }));
}
