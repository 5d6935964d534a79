import type { ENGLISH_FILES } from "./english-files.ts";
import type { Plural } from "./plural.ts";

type Told<Entry> = Entry extends string
  ? string
  : Entry extends readonly unknown[]
    ? string[]
    : Entry extends { of: string; other: string }
      ? Plural
      : { [Key in Exclude<keyof Entry, "$schema">]: Told<Entry[Key]> };

/** Every sentence a player reads, in one language. English defines which there are (`GAP-63`). */
export type Texts = { /** As `Intl` calls it. */ language: string } & Told<typeof ENGLISH_FILES>;
