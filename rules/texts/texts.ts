import type { ENGLISH_FILES } from "./english-files.ts";

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

type Told<Entry> = Entry extends string
  ? string
  : Entry extends readonly unknown[]
    ? string[]
    : Entry extends { of: string; other: string }
      ? Plural
      : { [Key in Exclude<keyof Entry, "$schema">]: Told<Entry[Key]> };

/** Every sentence a player reads, in one language. English defines which there are (`GAP-63`). */
export type Texts = { /** As `Intl` calls it. */ language: string } & Told<typeof ENGLISH_FILES>;
