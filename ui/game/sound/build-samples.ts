import type { ZZFX } from "zzfx";
import type { SoundParameters } from "./sound-parameters.ts";

/**
 * Samples of a sound at its own pitch: its spread is left to each time it is played. They are as precise as what is
 * played, which is half of what they are built with.
 */
export function buildSamples(
  zzfx: Pick<typeof ZZFX, "buildSamples">,
  [volume, , ...rest]: SoundParameters,
): Float32Array<ArrayBuffer> {
  return new Float32Array(zzfx.buildSamples(volume, 0, ...rest));
}
