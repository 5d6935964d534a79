import { notAllowed } from "../text/found-value.ts";
import { english } from "./english.ts";
import { placesIn, placesOf } from "./places.ts";
import { isPlural, type Plural } from "./plural.ts";
import { fileOfSubject } from "./subject-files.ts";
import type { Texts } from "./texts.ts";

type Tree = { readonly [key: string]: unknown };

/** The texts of a language, or sentences that explain why they cannot be used. */
export type ReadLanguage =
  /** `missing`: the paths of the texts that are shown in English instead (`GAP-63`). */
  { ok: true; texts: Texts; missing: string[] } | { ok: false; problems: string[] };

/**
 * Reads the files of a language's folder, by subject. They have the keys of the English files, with the same places and
 * with the plural forms that `Intl` defines for the language; missing texts are English.
 *
 * @param language its language tag for `Intl`, which is also the name of its folder
 * @param folder name of the folder in the sentences about problems
 */
export function readLanguage(language: string, files: Tree, folder = language): ReadLanguage {
  const found: Found = { folder, problems: [], missing: [], forms: formsOf(language) };
  const { language: _, ...source } = english;
  const texts = read(source, files, [], found) as Tree;
  if (found.problems.length > 0) return { ok: false, problems: found.problems };
  return { ok: true, texts: { language, ...texts } as Texts, missing: found.missing };
}

interface Found {
  folder: string;
  problems: string[];
  missing: string[];
  forms: string[];
}

function formsOf(language: string): string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/** Returns the entry in the language, or the English one when it is missing or wrong. */
function read(source: unknown, entry: unknown, path: string[], found: Found): unknown {
  if (entry === undefined) {
    found.missing.push(...pathsBelow(source, path));
    return source;
  }
  if (typeof source === "string") return sameShape(source, entry, isText(entry), path, found);
  if (Array.isArray(source)) {
    const isLike = Array.isArray(entry) && entry.length === source.length;
    return sameShape(source, entry, isLike && entry.every(isText), path, found);
  }
  if (isPlural(source)) return readPlural(source, entry, path, found);
  return readTree(source as Tree, entry, path, found);
}

function isText(entry: unknown): boolean {
  return typeof entry === "string" && entry !== "";
}

function sameShape(source: unknown, entry: unknown, isLike: boolean, path: string[], found: Found): unknown {
  if (!isLike) return wrong(path, entry, Array.isArray(source) ? `${source.length} texts` : "a text", found);
  const places = placesIn(source);
  if (placesIn(entry).join() !== places.join()) return wrong(path, entry, placesAllowed(places), found);
  return entry;
}

function readPlural(source: Plural, entry: unknown, path: string[], found: Found): unknown {
  if (!isPlural(entry)) return wrong(path, entry, "one text for each plural form", found);
  const { of, ...forms } = entry;
  if (Object.keys(forms).sort().join() !== found.forms.toSorted().join())
    return wrong(path, Object.keys(forms), `the forms ${found.forms.join(", ")}`, found);
  const places = placesIn(source);
  const strange = Object.values(forms).find((form) =>
    placesOf(form).some((place) => !places.includes(place)),
  );
  if (of !== source.of || strange !== undefined)
    return wrong(path, strange ?? of, placesAllowed(places), found);
  return entry;
}

function readTree(source: Tree, entry: unknown, path: string[], found: Found): unknown {
  if (typeof entry !== "object" || entry === null || Array.isArray(entry))
    return wrong(path, entry, "an object", found);
  const tree = entry as Tree;
  for (const key of Object.keys(tree))
    if (key !== "$schema" && !Object.hasOwn(source, key))
      found.problems.push(unknownKey([...path, key], Object.keys(source), found));
  return Object.fromEntries(
    Object.entries(source).map(([key, value]) => [key, read(value, tree[key], [...path, key], found)]),
  );
}

function wrong(path: string[], entry: unknown, allowed: string, found: Found): unknown {
  const [subject = "", ...key] = path;
  const file = `${found.folder}/${fileOfSubject(subject)}.json`;
  found.problems.push(`${file}: ${notAllowed(key.join(".") || "(whole file)", entry, allowed)}`);
  return entry;
}

function unknownKey([subject = "", ...key]: string[], allowed: string[], { folder }: Found): string {
  const file = `${folder}/${fileOfSubject(subject)}.json`;
  if (key.length === 0)
    return `${file}: found an unknown file, allowed are ${allowed.map((name) => `${fileOfSubject(name)}.json`).join(", ")}`;
  return `${file}: ${key.join(".")}: found an unknown key, allowed are ${allowed.join(", ")}`;
}

function placesAllowed(places: readonly string[]): string {
  return places.length === 0
    ? "a text without places"
    : `the places ${places.map((name) => `{${name}}`).join(", ")}`;
}

function pathsBelow(source: unknown, path: string[]): string[] {
  if (typeof source !== "object" || source === null || Array.isArray(source) || isPlural(source))
    return [path.join(".")];
  return Object.entries(source).flatMap(([key, value]) => pathsBelow(value, [...path, key]));
}
