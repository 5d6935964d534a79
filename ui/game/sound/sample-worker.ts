import { buildSamples } from "./build-samples.ts";
import { SOUNDS, type SoundName } from "./sounds.ts";

/** A sound and its samples, as the worker sends them. */
export interface BuiltSound {
  name: SoundName;
  samples: Float32Array<ArrayBuffer>;
}

// zzfx creates an AudioContext when it loads. Workers have none, and building samples needs none.
globalThis.AudioContext ??= class {} as typeof AudioContext;
const { ZZFX } = await import("zzfx");

for (const name of Object.keys(SOUNDS) as SoundName[]) {
  const samples = buildSamples(ZZFX, SOUNDS[name]);
  postMessage({ name, samples } satisfies BuiltSound, { transfer: [samples.buffer] });
}
close();
