const WORD_JOINER = "\u2060";
/** All that makes an address, a mention, a command, a tag or a number of letters: signs, digits and currencies. */
const SIGN = "[\\p{P}\\p{N}\\p{Sc}+<=>|~]";
/** Not beside a keycap, which is a digit and what makes it a picture. */
const BESIDE_SIGN = new RegExp(`(?<=${SIGN})(?!\\uFE0F)|(?=${SIGN}(?!\\uFE0F))`, "gu");

/**
 * A name in a message that leaves the game: it looks the same, and no client makes a link, a mention, a command, a
 * hashtag, an e-mail address or a telephone number of it, as a word joiner stands beside each sign (`ABU-104`).
 */
export function plainName(name: string): string {
  return name.replace(BESIDE_SIGN, WORD_JOINER);
}
