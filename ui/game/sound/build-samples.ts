import type { ZZFX } from "zzfx";
import type { SoundParameters } from "./sounds.ts";

/**
 * Builds the samples of a sound at its base pitch; the random pitch is added each time it is played. Samples are
 * 32-bit floats, the precision in which audio is played.
 */
export function buildSamples(
  zzfx: Pick<typeof ZZFX, "buildSamples">,
  [volume, , ...rest]: SoundParameters,
): Float32Array<ArrayBuffer> {
  return new Float32Array(zzfx.buildSamples(volume, 0, ...rest));
}
