import type { Texts } from "./texts.ts";

/** The game's English has no comma before 'and', which is how `Intl` writes British English. */
const SPELLINGS: Readonly<Record<string, string>> = { en: "en-GB" };

/** Joins names to a list in the language of the texts: 'Strength, Magic and Speed'. */
export function listText({ language }: Pick<Texts, "language">, names: readonly string[]): string {
  return new Intl.ListFormat(SPELLINGS[language] ?? language).format(names);
}
