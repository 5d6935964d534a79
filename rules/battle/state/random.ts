/** State of the seeded generator (sfc32): four 32-bit integers, part of the battle and so of every replay. */
export interface RandomState {
  a: number;
  b: number;
  c: number;
  counter: number;
}

const FNV_PRIME = 0x01000193;
const FNV_OFFSET = 0x811c9dc5;
const WARM_UP = 12;
const TWO_TO_32 = 4_294_967_296;

/** FNV-1a of a text: 32 bits, unsigned. */
export function fnv1a(text: string, offset = FNV_OFFSET): number {
  let hash = offset;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  return hash >>> 0;
}

/** A generator from a seed that a player can paste; equal seeds give equal rolls everywhere. */
export function newRandom(seed: string): RandomState {
  const first = fnv1a(seed);
  const state = {
    a: first | 0,
    b: fnv1a(seed, first ^ 0x9e3779b9) | 0,
    c: fnv1a(seed, first + 1) | 0,
    counter: 1,
  };
  for (let round = 0; round < WARM_UP; round++) roll(state);
  return state;
}

const HALF = 0.5;

/**
 * Dice that always show one half: hits do their average damage, and only what is likelier than not happens. For turns
 * that are played ahead.
 */
export const EVEN_DICE: RandomState = Object.freeze({ a: 0, b: 0, c: 0, counter: 0 });

/** The next number from 0 up to, not including, 1. */
export function roll(state: RandomState): number {
  if (state === EVEN_DICE) return HALF;
  const sum = (((state.a + state.b) | 0) + state.counter) | 0;
  state.counter = (state.counter + 1) | 0;
  state.a = state.b ^ (state.b >>> 9);
  state.b = (state.c + (state.c << 3)) | 0;
  state.c = (state.c << 21) | (state.c >>> 11);
  state.c = (state.c + sum) | 0;
  return (sum >>> 0) / TWO_TO_32;
}

/** A whole number from `low` to `high`, both included. */
export function rollBetween(state: RandomState, low: number, high: number): number {
  return low + Math.floor(roll(state) * (high - low + 1));
}

/** Whether something of that chance (0 to 1) happens. Always takes one roll. */
export function happens(state: RandomState, chance: number): boolean {
  return roll(state) < chance;
}

/** A new generator whose rolls depend on the next ones of another. */
export function sampledDice(dice: RandomState): RandomState {
  return { a: word(dice), b: word(dice), c: word(dice), counter: 1 };
}

function word(dice: RandomState): number {
  return Math.floor(roll(dice) * TWO_TO_32) | 0;
}
