import type { Text } from "../text/fill.ts";

/**
 * A text whose wording depends on a number: the forms that `Intl.PluralRules` names for the language, `other`
 * always, chosen by the value of the place that `of` names.
 */
export interface Plural<Places extends string = string> {
  of: string;
  zero?: Text<Places>;
  one?: Text<Places>;
  two?: Text<Places>;
  few?: Text<Places>;
  many?: Text<Places>;
  other: Text<Places>;
}

/** The forms that a language may have besides `other`, which all have. */
export const PLURAL_FORMS = ["zero", "one", "two", "few", "many"] as const;

/** Whether a place of the catalogue holds one text for each plural form. */
export function isPlural(entry: unknown): entry is Plural {
  return typeof entry === "object" && entry !== null && "of" in entry && "other" in entry;
}
