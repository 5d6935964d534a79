import type { PlaceValues } from "../text/fill.ts";
import { fillNumbers } from "./fill-numbers.ts";
import type { Plural } from "./plural.ts";
import type { Texts } from "./texts.ts";

/** Chooses the plural form for the number in the language of the texts and fills it: '1 machine', '2 machines'. */
export function fillPlural<Places extends string = string>(
  texts: Pick<Texts, "language">,
  plural: Plural<Places>,
  values: PlaceValues<Places>,
): string {
  const number = (values as PlaceValues)[plural.of];
  const form = new Intl.PluralRules(texts.language).select(Number(number));
  return fillNumbers(texts, plural[form] ?? plural.other, values);
}
