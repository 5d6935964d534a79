import { isPlural, PLURAL_FORMS } from "./plural.ts";

/** Returns the sorted names of the places of a text, which are in braces. */
export function placesOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name))].sort();
}

/** Returns the sorted names of the places of a catalogue entry; for a plural, those of all its forms. */
export function placesIn(entry: unknown): string[] {
  if (typeof entry === "string") return placesOf(entry);
  if (Array.isArray(entry)) return placesOf(entry.join(" "));
  if (!isPlural(entry)) return [];
  const forms = PLURAL_FORMS.flatMap((form) => entry[form] ?? []);
  return placesOf([entry.other, ...forms].join(" "));
}
