/**
 * A text whose wording depends on a number: the forms that `Intl.PluralRules` names for the language, `other`
 * always, chosen by the value of the place that `of` names.
 */
export interface Plural {
  of: string;
  zero?: string;
  one?: string;
  two?: string;
  few?: string;
  many?: string;
  other: string;
}

/** The forms that a language may have besides `other`, which all have. */
export const PLURAL_FORMS = ["zero", "one", "two", "few", "many"] as const;

/** Whether a place of the catalogue holds one text for each plural form. */
export function isPlural(entry: unknown): entry is Plural {
  return typeof entry === "object" && entry !== null && "of" in entry && "other" in entry;
}
