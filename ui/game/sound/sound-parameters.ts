/**
 * Parameters of zzfx in its own order. An empty entry is zzfx's default; the second entry is the random pitch range,
 * by default 0 here.
 */
export type SoundParameters = readonly (number | undefined)[];
