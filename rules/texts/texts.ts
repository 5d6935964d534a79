import type { Text } from "../text/fill.ts";
import type { ENGLISH_FILES } from "./english-files.ts";
import type { EnglishPlaces } from "./english-places.ts";
import type { Plural } from "./plural.ts";

/** The type of an entry in every language, derived from the English one; each text has the names of its places. */
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

/** All texts of the game in one language. The English texts define the keys (`GAP-63`). */
export type Texts = { /** Language tag. */ language: string } & Told<typeof ENGLISH_FILES, EnglishPlaces>;
