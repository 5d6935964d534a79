/** Semitones of a major scale. */
const SCALE = [0, 2, 4, 5, 7, 9, 11];
const OCTAVE = 12;

/** The pitch of a landing drop, as times that of the first: each is a tone higher than the one before. */
export function pitchOfDrop(landings: number): number {
  const octaves = Math.floor(landings / SCALE.length);
  return 2 ** (octaves + (SCALE[landings % SCALE.length] ?? 0) / OCTAVE);
}
