import { buildSamples } from "./build-samples.ts";
import { SOUNDS, type SoundName } from "./sounds.ts";

/** A sound whose samples were built. */
export interface BuiltSound {
  name: SoundName;
  samples: Float32Array<ArrayBuffer>;
}

// Loading the synthesizer makes an audio context, which workers lack; to build samples none is needed.
globalThis.AudioContext ??= class {} as typeof AudioContext;
const { ZZFX } = await import("zzfx");

for (const name of Object.keys(SOUNDS) as SoundName[]) {
  const samples = buildSamples(ZZFX, SOUNDS[name]);
  postMessage({ name, samples } satisfies BuiltSound, { transfer: [samples.buffer] });
}
close();
