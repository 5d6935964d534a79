/** What zzfx is given, in its own order; a gap is its default. */
export type SoundParameters = readonly (number | undefined)[];
