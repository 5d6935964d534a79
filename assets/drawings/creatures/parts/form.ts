/** The three forms after the egg: baby, young, final. */
export type Form = 1 | 2 | 3;
