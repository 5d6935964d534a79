import { fill } from "../text/fill.ts";
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

/** Joins facts or prices to a row in the language of the texts: '10 TCorvax, 10 Cat Nips'. Empty without any. */
export function rowText({ words }: Pick<Texts, "words">, facts: readonly string[]): string {
  const [start = "", ...others] = facts;
  return others.reduce((first, next) => fill(words.row, { first, next }), start);
}

function joined(
  { language }: Pick<Texts, "language">,
  names: readonly string[],
  type: "conjunction" | "disjunction",
): string {
  return new Intl.ListFormat(SPELLINGS[language] ?? language, { type }).format(names);
}
