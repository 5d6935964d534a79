/** Repeatable numbers in 0..1 (Lehmer generator), so that a scene is always the same. Seed: 1 or more. */
export function seededRandom(seed = 7): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
