/** Shown for a player without a visible name. */
export const NAMELESS = "Player";
const LONGEST = 64;
/** Maximum combining marks per letter; no writing system in use needs more. */
const MOST_MARKS = 3;

/** Spaces of any width, line ends, and the empty Braille pattern. */
const SPACES = /[\s\u2800]+/gu;
/**
 * Invisible characters: control, format and private-use characters, unpaired surrogates, and everything fonts draw as
 * nothing, such as direction overrides, zero-width spaces, Hangul fillers, tags and variation selectors.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
/** Emoji sequences, in which joiners and variation selectors are visible parts. */
const EMOJI_SEQUENCE =
  /(?:[#*0-9]\uFE0F\u20E3|\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)*)/gu;
const MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, "gu");
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Cleans a name for showing it to others: no invisible characters, no change of text direction, no stacks of marks,
 * single spaces, at most 64 characters. 'Player' if nothing visible is left (`ABU-38`, `LAB-124`). Names that differ
 * only in invisible characters become the same.
 */
export function cleanName(name: string): string {
  // Normalised last: an invisible character may have stood between a letter and its mark.
  const seen = withoutUnseen(name.replace(SPACES, " ")).normalize("NFC");
  const plain = seen.replace(MARKS, "$1").replace(/^[\s\p{M}]+/u, "");
  const cut = Array.from(plain.replace(SPACES, " ")).slice(0, LONGEST).join("").trim();
  return VISIBLE.test(cut) ? cut : NAMELESS;
}

/** Removes invisible characters outside of emoji sequences. */
function withoutUnseen(text: string): string {
  let kept = "";
  let end = 0;
  for (const match of text.matchAll(EMOJI_SEQUENCE)) {
    kept += text.slice(end, match.index).replace(UNSEEN, "") + match[0];
    end = match.index + match[0].length;
  }
  return kept + text.slice(end).replace(UNSEEN, "");
}
