/** Taller than any writing system stacks its marks, so that they would cover the lines around them. */
const STACKED_MARKS = /\p{Script=Inherited}{4}|\p{M}{7}|(\p{M})\1{2}/u;
const MARK_WITHOUT_LETTER = /(^|[\s\p{P}])\p{M}/u;
/** Enough for a family of emoji; more code points in one character hide something. */
const CODE_POINTS_A_CHARACTER = 8;

/**
 * Control, format and private-use characters, unpaired surrogates, everything fonts draw as nothing (Hangul fillers,
 * tags, variation selectors), and blanks that count as letters or signs: of Braille, hieroglyphs and music.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{13441}\u{13442}\u{16FE4}\u{1D159}]/gu;
/** Emoji sequences, in which joiners and variation selectors are visible parts. */
const EMOJI_SEQUENCE =
  /(?:[#*0-9]\uFE0F\u20E3|\p{RI}\p{RI}|\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)*)/gu;
const SPACES = /\s+/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Letters and marks of the scripts from Devanagari to Sinhala. */
const INDIC = "[\\u0900-\\u0DFF]";
/** The marks that take the vowel from a letter of theirs. */
const VIRAMA = "[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA]";
const CURSIVE = "[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Nko}]";
/**
 * Joiners that change how a word is written: between letters of cursive scripts ("علی‌رضا"), beside a virama
 * ("ශ්‍රී", "র‍্যাচেল"), and what separates and shapes Mongolian letters.
 */
const NEEDED_JOINER = new RegExp(
  [
    `(?<=${CURSIVE}\\p{M}*)\\u200C(?=${CURSIVE})`,
    `(?<=${INDIC}${VIRAMA})(?:\\u200D|\\u200C(?=${INDIC}))`,
    `(?<=${INDIC})\\u200D(?=${VIRAMA})`,
    "(?<=[\\u1820-\\u18AA])[\\u180B-\\u180F](?=[\\u1820-\\u18AA])",
  ].join("|"),
  "gu",
);

/** The text without invisible characters; parts of emoji sequences stay. */
export function withoutInvisible(text: string): string {
  let kept = "";
  let end = 0;
  for (const match of text.matchAll(EMOJI_SEQUENCE)) {
    kept += text.slice(end, match.index).replace(INVISIBLE, "") + match[0];
    end = match.index + match[0].length;
  }
  return kept + text.slice(end).replace(INVISIBLE, "");
}

/** Whether a text shows anything: a letter, digit, sign or emoji. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/**
 * Returns a name that a player gives to a pet or creature as it is kept, with single spaces and none around it; null
 * if it is empty, longer than `most` characters as a reader counts them, or has characters that cannot be seen or
 * that turn the direction of a text (`ABU-75`, `ABU-126`). Letters of all scripts are allowed, joiners where a
 * script needs them.
 */
export function visibleName(typed: string, most: number): string | null {
  const text = typed.trim().replace(NEEDED_JOINER, "");
  if (withoutInvisible(text) !== text || !isVisible(text)) return null;
  const shown = text.replace(EMOJI_SEQUENCE, "x").replace(SPACES, " ").normalize("NFC");
  if (STACKED_MARKS.test(shown) || MARK_WITHOUT_LETTER.test(shown)) return null;
  const name = typed.trim().replace(SPACES, " ").normalize("NFC");
  const isShort = charactersOf(shown) <= most && [...name].length <= most * CODE_POINTS_A_CHARACTER;
  return isShort ? name : null;
}

/** Marks belong to their letter. */
function charactersOf(text: string): number {
  return [...text.replace(/\p{M}/gu, "")].length;
}
