/** What a player without a name is called. */
export const NAMELESS = "Player";
const LONGEST = 64;
/** Marks above and below one letter; no writing in use needs more. */
const MOST_MARKS = 3;

/** A space, however wide, a line's end, and the empty pattern of Braille. */
const SPACES = /[\s\u2800]+/gu;
/**
 * What cannot be seen: control, format and private characters, half pairs, and everything fonts draw as nothing,
 * such as direction marks and overrides, isolates, zero-width spaces, Hangul fillers, tags and variation selectors.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
/** Emoji made of several: there the joiner and the picture's variation selector are part of what is seen. */
const EMOJI_SEQUENCE =
  /(?:[#*0-9]\uFE0F\u20E3|\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)*)/gu;
const MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, "gu");
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A name as it may be shown to others: nothing unseen, nothing that turns the direction of what stands beside it, no
 * tower of marks, single spaces, at most 64 characters. 'Player' where nothing visible is left (`ABU-38`, `LAB-124`).
 * Two names that look the same because of unseen characters become the same.
 */
export function cleanName(name: string): string {
  // Composed last: an unseen character may have kept a letter from its mark.
  const seen = withoutUnseen(name.replace(SPACES, " ")).normalize("NFC");
  const plain = seen.replace(MARKS, "$1").replace(/^[\s\p{M}]+/u, "");
  const cut = Array.from(plain.replace(SPACES, " ")).slice(0, LONGEST).join("").trim();
  return VISIBLE.test(cut) ? cut : NAMELESS;
}

/** Emoji are kept whole; between them everything unseen goes. */
function withoutUnseen(text: string): string {
  let kept = "";
  let end = 0;
  for (const match of text.matchAll(EMOJI_SEQUENCE)) {
    kept += text.slice(end, match.index).replace(UNSEEN, "") + match[0];
    end = match.index + match[0].length;
  }
  return kept + text.slice(end).replace(UNSEEN, "");
}
