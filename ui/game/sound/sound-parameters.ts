/** What zzfx is given, in its own order; a gap is its default, and a sound without a spread (the second) has none. */
export type SoundParameters = readonly (number | undefined)[];
