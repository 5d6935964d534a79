import type { Text } from "../text/fill.ts";
import type { ENGLISH_FILES } from "./english-files.ts";
import type { EnglishPlaces } from "./english-places.ts";
import type { Plural } from "./plural.ts";

/** An entry of the English texts as every language has it; each text knows the names of its places. */
type Told<Entry, Places> = Entry extends string
  ? Text<NamesIn<Places>>
  : Entry extends readonly unknown[]
    ? Text<NamesIn<Places>>[]
    : Entry extends { of: string; other: string }
      ? Plural<NamesIn<Places>>
      : {
          [Key in Exclude<keyof Entry, "$schema">]: Told<
            Entry[Key],
            Key extends keyof Places ? Places[Key] : never
          >;
        };

type NamesIn<Places> = Places extends string ? Places : never;

/** Every sentence a player reads, in one language. English defines which there are (`GAP-63`). */
export type Texts = { /** As `Intl` calls it. */ language: string } & Told<
  typeof ENGLISH_FILES,
  EnglishPlaces
>;
