/** Longest nickname, in characters as a reader counts them. */
const LONGEST_NICKNAME = 20;
/** Enough for twenty emoji of a family; a longer text hides something. */
const MOST_CODE_POINTS = 160;

/** Control, format and private-use characters, line ends, direction overrides, and everything that fonts draw as nothing. */
const REFUSED = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Emoji sequences, in which joiners and variation selectors are visible parts. */
const EMOJI_SEQUENCE =
  /(?:[#*0-9]\uFE0F\u20E3|\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)*)/gu;
/** A stack of marks that would cover the lines above and below. */
const STACKED_MARKS = /\p{M}{4}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const SPACES = /\s+/gu;

/**
 * Returns a nickname as it is kept, with single spaces; null for a text that cannot be one: empty or longer than
 * `LONGEST_NICKNAME` characters, or with characters that cannot be seen or that turn the direction of a text (`ABU-75`).
 */
export function checkedNickname(text: string): string | null {
  if (REFUSED.test(text.replace(EMOJI_SEQUENCE, ""))) return null;
  const nickname = text.replace(SPACES, " ").trim().normalize("NFC");
  if ([...nickname].length > MOST_CODE_POINTS || STACKED_MARKS.test(nickname)) return null;
  if (!VISIBLE.test(nickname) || charactersOf(nickname) > LONGEST_NICKNAME) return null;
  return nickname;
}

function charactersOf(text: string): number {
  let count = 0;
  for (const _ of new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)) count += 1;
  return count;
}
