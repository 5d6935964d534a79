import { isVisible, withoutInvisible } from "../../../rules/index.ts";

/** Shown for a player without a visible name. */
export const NAMELESS = "Player";
const LONGEST = 64;
/** Maximum combining marks per letter; no writing system in use needs more. */
const MOST_MARKS = 3;

/** Spaces of any width, line ends, and the empty Braille pattern. */
const SPACES = /[\s\u2800]+/gu;
const MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, "gu");

/**
 * Cleans a name for showing it to others: no invisible characters, no change of text direction, no stacks of marks,
 * single spaces, at most 64 characters. 'Player' if nothing visible is left (`ABU-38`, `LAB-124`). Names that differ
 * only in invisible characters become the same.
 */
export function cleanName(name: string): string {
  // Normalised last: an invisible character may have stood between a letter and its mark.
  const seen = withoutInvisible(name.replace(SPACES, " ")).normalize("NFC");
  const plain = seen.replace(MARKS, "$1").replace(/^[\s\p{M}]+/u, "");
  const cut = Array.from(plain.replace(SPACES, " ")).slice(0, LONGEST).join("").trim();
  return isVisible(cut) ? cut : NAMELESS;
}
