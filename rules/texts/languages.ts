import { problemSentence } from "../ruleset/problem.ts";
import { type JsonSource, readJsonSource } from "../ruleset/source/json-source.ts";
import { english } from "./english.ts";
import { readLanguage } from "./language.ts";
import { isPlural } from "./plural.ts";
import { subjectOfFile } from "./subject-files.ts";
import type { Texts } from "./texts.ts";

/** The content of the language folders: folder name, then file name, then content. */
export type LanguageFolders = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The languages of the game besides English, or sentences that say what is wrong with their files. */
export type ReadLanguages =
  /** `notices`: how many texts of a language are missing and therefore shown in English. */
  { ok: true; languages: Texts[]; notices: string[] } | { ok: false; problems: string[] };

type Tree = { readonly [key: string]: unknown };

/** Folders to skip: English is part of the rule set, and the schemas belong to no language. */
const NO_FURTHER_LANGUAGES = ["en", "schema"];

/**
 * Reads every language from its folder (`GAP-63`). A problem is a sentence with file, key, what was found and what is
 * allowed.
 *
 * @param place path of the folders, used in those sentences
 * @param spoken the English texts in use, including an overlay's changes: a text that the overlay changes replaces its
 *   translation in every language, because that would translate the old text
 */
export function readLanguages(
  folders: LanguageFolders,
  place: string,
  spoken: Texts = english,
): ReadLanguages {
  const read = Object.keys(folders)
    .filter((folder) => !NO_FURTHER_LANGUAGES.includes(folder))
    .toSorted()
    .map((folder) => readFolder(folder, folders[folder] ?? {}, `${place}/${folder}`));
  const problems = read.flatMap((one) => (one.ok ? [] : one.problems));
  if (problems.length > 0) return { ok: false, problems };
  const languages = read.flatMap((one) => (one.ok ? [one.texts] : []));
  return {
    ok: true,
    languages: languages.map((texts) => reworded(english, spoken, texts) as Texts),
    notices: read.flatMap((one) => (one.ok ? one.notices : [])),
  };
}

function readFolder(language: string, files: Readonly<Record<string, string>>, folder: string) {
  if (!isLanguage(language))
    return {
      ok: false as const,
      problems: [
        `${folder}: found a folder that is called like no language, allowed are names such as de, cs or pt-BR`,
      ],
    };
  const problems: string[] = [];
  const subjects = Object.fromEntries(
    Object.entries(files).map(([name, content]) => {
      const file = `${folder}/${name}`;
      const parsed = readJsonSource(file, content);
      problems.push(...(parsed.ok ? repeatedKeys(parsed.source) : [parsed.problem]));
      return [subjectOfFile(name.replace(/\.json$/, "")), parsed.ok ? parsed.source.content : {}];
    }),
  );
  const read = readLanguage(language, subjects, folder);
  if (!read.ok) return { ok: false as const, problems: [...problems, ...read.problems] };
  if (problems.length > 0) return { ok: false as const, problems };
  return {
    ok: true as const,
    texts: read.texts,
    notices: missingNotice(language, read.missing.length, folder),
  };
}

function repeatedKeys(source: JsonSource): string[] {
  return source.repeated.map((problem) => problemSentence(source, problem));
}

/** A language tag, optionally with script and region: `de`, `zh-Hant`, `pt-BR`. */
const LANGUAGE_NAME = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/;

function isLanguage(name: string): boolean {
  if (!LANGUAGE_NAME.test(name)) return false;
  return new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(name) !== undefined;
}

function missingNotice(language: string, missing: number, folder: string): string[] {
  if (missing === 0) return [];
  const none = readLanguage(language, {});
  const all = none.ok ? none.missing.length : 0;
  return [`${folder}: ${missing} of ${all} texts are missing and shown in English.`];
}

/** Returns the texts of a language, replaced where `spoken` differs from the source. */
function reworded(source: unknown, spoken: unknown, texts: unknown): unknown {
  if (!isTree(source) || !isTree(spoken) || !isTree(texts))
    return JSON.stringify(source) === JSON.stringify(spoken) ? texts : spoken;
  const entries = Object.keys(source).map((key) => [key, reworded(source[key], spoken[key], texts[key])]);
  return Object.fromEntries(entries);
}

function isTree(entry: unknown): entry is Tree {
  return typeof entry === "object" && entry !== null && !Array.isArray(entry) && !isPlural(entry);
}
