import { fill } from "../text/fill.ts";
import type { Plural } from "./plural.ts";
import type { Texts } from "./texts.ts";

/** Fills the form of a text that its number asks for in the language of the texts: '1 machine', '2 machines'. */
export function fillPlural(
  { language }: Pick<Texts, "language">,
  plural: Plural,
  values: Readonly<Record<string, string | number>>,
): string {
  const form = new Intl.PluralRules(language).select(Number(values[plural.of]));
  return fill(plural[form] ?? plural.other, values);
}
