import type { SoundParameters } from "./sound-parameters.ts";
import { SOUNDS } from "./sounds.ts";

/** Not every browser tells when it is idle. */
const whenIdle = globalThis.requestIdleCallback ?? ((call: () => void) => setTimeout(call));

/** Turns parameters into a sound that is heard. */
export interface Synthesizer {
  /** Plays at a volume from 0 to 1 and calls `ended` when it is over. */
  play(parameters: SoundParameters, volume: number, ended: () => void): void;
}

/**
 * The synthesizer of the browser. Loading it creates an audio context, which a browser allows only
 * after the player's first gesture.
 */
export async function loadSynthesizer(): Promise<Synthesizer> {
  const { ZZFX } = await import("zzfx");
  // Building samples takes milliseconds, which no frame has: it is done once for each sound, when there is time.
  const built = new Map<SoundParameters, number[]>();
  const samplesOf = (parameters: SoundParameters): number[] => {
    const [volume, , ...rest] = parameters;
    const samples = built.get(parameters) ?? ZZFX.buildSamples(volume, 0, ...rest);
    built.set(parameters, samples);
    return samples;
  };
  for (const parameters of Object.values(SOUNDS)) whenIdle(() => samplesOf(parameters));
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
