import type { RandomState } from "../../../../rules/index.ts";

const TWO_TO_32 = 4_294_967_296;

/**
 * A generator that gives exactly the rolls it is told, in order. The rules add `a`, `b` and `counter` up to
 * one roll: `a` hands out the next one, the others stay 0. A roll too many throws.
 */
export class FixedRolls implements RandomState {
  readonly b = 0;
  readonly c = 0;
  readonly counter = 0;
  readonly #rolls: number[];

  constructor(rolls: readonly number[]) {
    this.#rolls = [...rolls];
    for (const name of ["b", "c", "counter"] as const)
      Object.defineProperty(this, name, { get: () => 0, set: () => {} });
  }

  get a(): number {
    const roll = this.#rolls.shift();
    if (roll === undefined) throw new Error("The rules rolled once more than the scene says");
    return Math.ceil(roll * TWO_TO_32) | 0;
  }

  set a(_next: number) {}

  get unused(): readonly number[] {
    return this.#rolls;
  }
}
