import { fill, type PlaceValues, type Text } from "../text/fill.ts";
import { numberText } from "./number-text.ts";
import type { Texts } from "./texts.ts";

/** Fills the places of a text; numbers are formatted in the language of the texts: 'x1.5' or 'x1,5'. */
export function fillNumbers<Places extends string = string>(
  texts: Pick<Texts, "language">,
  template: Text<Places>,
  values: PlaceValues<Places>,
): string {
  return fill(template, values, (value) =>
    typeof value === "number" ? numberText(texts, value) : String(value),
  );
}
