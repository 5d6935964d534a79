import type { Text } from "../text/fill.ts";

/**
 * A text whose wording depends on a number: one text for each form that `Intl.PluralRules` defines for the language,
 * always including `other`. The value of the place named by `of` selects the form.
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

/** The plural forms that a language may have besides `other`, which every language has. */
export const PLURAL_FORMS = ["zero", "one", "two", "few", "many"] as const;

/** Returns whether an entry of the catalogue has one text for each plural form. */
export function isPlural(entry: unknown): entry is Plural {
  return typeof entry === "object" && entry !== null && "of" in entry && "other" in entry;
}
