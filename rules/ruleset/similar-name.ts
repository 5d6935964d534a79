import { closestMatch } from "leven";

/** Letters in which a misspelt name may differ: one in a short name, two in a longer one. */
const SHORT = 5;

/** The name that was probably meant: the one with the fewest different letters; null if none is near. */
export function similarName(found: string, names: readonly string[]): string | null {
  const maxDistance = found.length <= SHORT ? 1 : 2;
  return closestMatch(found, [...names], { maxDistance }) ?? null;
}

/** The end of an error sentence: what was probably meant; empty if nothing is near. */
export function didYouMean(name: string | null): string {
  return name === null ? "" : `; did you mean ${name}?`;
}
