import { type RandomState, roll } from "../../../battle/state/random.ts";
import type { Point } from "../space/space.ts";

/** A whole number below `count`. */
export function rollBelow(random: RandomState, count: number): number {
  return Math.floor(roll(random) * count);
}

/** The items in random order. */
export function shuffled<Item>(random: RandomState, items: readonly Item[]): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = rollBelow(random, last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
}

/** A number of the standard normal distribution, by Box and Muller. */
export function rollNormal(random: RandomState): number {
  const radius = Math.sqrt(-2 * Math.log(1 - roll(random)));
  return radius * Math.cos(2 * Math.PI * roll(random));
}

/**
 * Points that cover all values of each dimension evenly (a Latin hypercube): random points leave gaps and clumps.
 */
export function latinHypercube(random: RandomState, sizes: readonly number[], count: number): Point[] {
  const columns = sizes.map((size) =>
    shuffled(
      random,
      Array.from({ length: count }, (_, index) =>
        Math.min(Math.floor(((index + 0.5) / count) * size), size - 1),
      ),
    ),
  );
  return Array.from({ length: count }, (_, index) => columns.map((column) => column[index] ?? 0));
}
