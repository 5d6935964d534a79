import { startWorker } from "../start-worker.ts";
import { buildSamples } from "./build-samples.ts";
import type { BuiltSound } from "./sample-worker.ts";
import type { SoundParameters } from "./sound-parameters.ts";
import { SOUNDS } from "./sounds.ts";

/** Turns parameters into a sound that is heard. */
export interface Synthesizer {
  /** Plays at a volume from 0 to 1 and calls `ended` when it is over. */
  play(parameters: SoundParameters, volume: number, ended: () => void): void;
}

/** As much of a worker as is used here. */
export type SampleWorker = Pick<Worker, "onmessage">;

/**
 * The synthesizer of the browser. Loading it creates an audio context, which a browser allows only
 * after the player's first gesture.
 */
export async function loadSynthesizer(
  start: () => SampleWorker | null = startSampleWorker,
): Promise<Synthesizer> {
  const { ZZFX } = await import("zzfx");
  // Building samples takes milliseconds, which no frame has: a worker builds each once. Whatever it has not built
  // yet, or never will, is built when it is first played.
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
      // A context made on a key that is no gesture for the browser sleeps until the next one.
      if (ZZFX.audioContext.state === "suspended") ZZFX.audioContext.resume().catch(() => undefined);
      const [, spread = 0] = parameters;
      const rate = 1 + spread * (2 * Math.random() - 1);
      // The samples already carry the master volume, which the player would apply a second time.
      const source = ZZFX.playSamples([samplesOf(parameters)], volume / ZZFX.volume, rate);
      source.addEventListener("ended", ended);
    },
  };
}

function startSampleWorker(): SampleWorker | null {
  return startWorker(() => new Worker(new URL("./sample-worker.ts", import.meta.url), { type: "module" }));
}
