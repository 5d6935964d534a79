import { newRandom, type RandomState } from "../state/random.ts";

/**
 * Returns the random generator for the enemy's decision at an index of the battle's actions. It is derived from the
 * seed, so that any decision can be explained and checked later, and separate from the battle's own generator, so that
 * the enemy cannot foresee the battle's rolls.
 */
export function enemyDice(seed: string, index: number): RandomState {
  return newRandom(`${seed}|enemy|${index}`);
}
