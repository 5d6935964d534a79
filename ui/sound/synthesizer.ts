import type { SoundParameters } from "./sound-parameters.ts";

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
  return {
    play(parameters, volume, ended) {
      // A context made on a key that is no gesture for the browser sleeps until the next one.
      if (ZZFX.audioContext.state === "suspended") ZZFX.audioContext.resume().catch(() => undefined);
      // The samples already carry the master volume, which the player would apply a second time.
      const source = ZZFX.playSamples([ZZFX.buildSamples(...parameters)], volume / ZZFX.volume);
      source.addEventListener("ended", ended);
    },
  };
}
