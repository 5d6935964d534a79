import { isPlural, PLURAL_FORMS } from "./plural.ts";

/** The names of the places in braces of a text, sorted. */
export function placesOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name))].sort();
}

/** The same of whatever stands in one place of the catalogue; of a plural those of all its forms. */
export function placesIn(entry: unknown): string[] {
  if (typeof entry === "string") return placesOf(entry);
  if (Array.isArray(entry)) return placesOf(entry.join(" "));
  if (!isPlural(entry)) return [];
  const forms = PLURAL_FORMS.flatMap((form) => entry[form] ?? []);
  return placesOf([entry.other, ...forms].join(" "));
}
