import type { RandomState } from "../state/random.ts";

/** What the generator adds up to one half. */
const HALF = 0x80000000 | 0;

/**
 * Dice that always show one half: hits do their average damage, and only what is likelier than not happens. One try
 * with them compares two actions by what usually follows; with real dice many tries would be needed.
 */
export const evenDice: RandomState = Object.freeze({
  get a() {
    return HALF;
  },
  set a(_) {},
  get b() {
    return 0;
  },
  set b(_) {},
  get c() {
    return 0;
  },
  set c(_) {},
  get counter() {
    return 0;
  },
  set counter(_) {},
});
