import type { Texts } from "./texts.ts";

/** The game's English has no comma before 'and', which is how `Intl` writes British English. */
const SPELLINGS: Readonly<Record<string, string>> = { en: "en-GB" };

/** Joins names to a list in the language of the texts: 'Strength, Magic and Speed'. */
export function listText(texts: Pick<Texts, "language">, names: readonly string[]): string {
  return joined(texts, names, "conjunction");
}

/** Joins names to a choice in the language of the texts: 'E or Space'. */
export function orText(texts: Pick<Texts, "language">, names: readonly string[]): string {
  return joined(texts, names, "disjunction");
}

function joined(
  { language }: Pick<Texts, "language">,
  names: readonly string[],
  type: "conjunction" | "disjunction",
): string {
  return new Intl.ListFormat(SPELLINGS[language] ?? language, { type }).format(names);
}
