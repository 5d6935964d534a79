import { buildCry } from "./build-cry.ts";
import { buildSamples } from "./build-samples.ts";
import { CRIES } from "./cries.ts";
import { SOUNDS, type SoundName } from "./sounds.ts";

/** A sound or the cry of a species, by its name, and its samples, as the worker sends them. */
export type BuiltSound = ({ name: SoundName } | { species: string }) & {
  samples: Float32Array<ArrayBuffer>;
};

// zzfx creates an AudioContext when it loads. Workers have none, and building samples needs none.
globalThis.AudioContext ??= class {} as typeof AudioContext;
const { ZZFX } = await import("zzfx");

function send(built: BuiltSound): void {
  postMessage(built, { transfer: [built.samples.buffer] });
}

for (const name of Object.keys(SOUNDS) as SoundName[])
  send({ name, samples: buildSamples(ZZFX, SOUNDS[name]) });
for (const [species, cry] of Object.entries(CRIES)) send({ species, samples: buildCry(cry) });
close();
