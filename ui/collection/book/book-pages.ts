import { formName, type OwnedCreature, type RuleSet } from "../../../rules/index.ts";
import type { CollectionBookReply } from "../../../server/contract/index.ts";
import { formKey } from "./seen-forms.ts";

/** One form of a species, as the collection book shows it. */
export interface BookForm {
  form: number;
  /** Such as 'Egg'. */
  name: string;
  /** How many the player holds now. */
  held: number;
  /** Whether the player holds or held one. */
  owned: boolean;
  /** Whether the player evolved a creature to it. */
  raised: boolean;
  /** Whether the player owned it or met it in a battle. */
  seen: boolean;
}

/** A species with all its forms, the egg first. */
export interface BookPage {
  speciesId: string;
  name: string;
  forms: BookForm[];
}

interface BookSources {
  entries: CollectionBookReply["entries"];
  /** The creatures that the player holds now. */
  creatures: readonly OwnedCreature[];
  /** Keys of the forms that were met in battles. */
  seen: ReadonlySet<string>;
}

/** Every species of the rules with every form: what was seen, what was owned, and how many there are. */
export function bookPages(rules: RuleSet, { entries, creatures, seen }: BookSources): BookPage[] {
  const held = new Map<string, number>();
  for (const { species_id, form } of creatures) {
    const key = formKey(species_id, form);
    held.set(key, (held.get(key) ?? 0) + 1);
  }
  const known = new Map(entries.map((entry) => [formKey(entry.speciesId, entry.form), entry]));
  const forms = Array.from({ length: rules.creatures.finalForm + 1 }, (_, form) => form);
  return Object.entries(rules.species).map(([speciesId, { name }]) => ({
    speciesId,
    name,
    forms: forms.map((form) => {
      const key = formKey(speciesId, form);
      const number = held.get(key) ?? 0;
      const owned = number > 0 || known.has(key);
      return {
        form,
        name: formName(rules, form),
        held: number,
        owned,
        raised: known.get(key)?.raised ?? false,
        seen: owned || seen.has(key),
      };
    }),
  }));
}

/** How many forms there are, and how many of them were owned and seen. */
export function bookProgress(pages: readonly BookPage[]): { all: number; owned: number; seen: number } {
  const forms = pages.flatMap((page) => page.forms);
  return {
    all: forms.length,
    owned: forms.filter(({ owned }) => owned).length,
    seen: forms.filter(({ seen }) => seen).length,
  };
}
