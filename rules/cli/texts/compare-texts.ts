import { spawnSync } from "node:child_process";
import { TEXTS } from "../input/language-folders.ts";

/** The files of a folder of texts: their content by name. */
export type TextFiles = Readonly<Record<string, string>>;

/** What a language has of the English texts; texts are named by file and key, such as `lab.json: hud.menu`. */
export interface ComparedTexts {
  /** Number of the English texts. */
  total: number;
  missing: string[];
  /** What has words and is the same as in English. */
  same: string[];
}

/** Compares the files of a language with those of English. */
export function compareTexts(english: TextFiles, files: TextFiles): ComparedTexts {
  const [source, own] = [textsOf(english), textsOf(files)];
  const keys = [...source.keys()];
  return {
    total: keys.length,
    missing: keys.filter((key) => !own.has(key)),
    same: keys.filter((key) => own.get(key) === source.get(key) && hasWords(source.get(key) ?? "")),
  };
}

/** All texts of some files, by file and key; lists and plural forms count as one text each, written as JSON. */
export function textsOf(files: TextFiles): Map<string, string> {
  const found = new Map<string, string>();
  for (const [file, content] of Object.entries(files)) collect(JSON.parse(content), [], file, found);
  return found;
}

function collect(entry: unknown, path: readonly string[], file: string, found: Map<string, string>): void {
  const isTree = typeof entry === "object" && entry !== null && !Array.isArray(entry) && !("of" in entry);
  if (!isTree) {
    found.set(`${file}: ${path.join(".")}`, typeof entry === "string" ? entry : JSON.stringify(entry));
    return;
  }
  for (const [key, value] of Object.entries(entry))
    if (key !== "$schema") collect(value, [...path, key], file, found);
}

/** Whether something of it can be translated: letters outside of its places. */
function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ""));
}

/** Most commits of a language that are looked through. */
const MOST_COMMITS = 50;

/**
 * The texts of a language whose English has changed since the commit in which the translation got its present words, by
 * file and key. null where there is no history to ask. A translation that still fits is listed as well.
 */
export function outdatedTexts(language: string, files: TextFiles, english: TextFiles): string[] | null {
  const commits = git("log", `-${MOST_COMMITS}`, "--format=%H", "--", `${TEXTS}/${language}`);
  if (commits === null) return null;
  const hashes = commits.split("\n").filter(Boolean);
  const [own, source] = [textsOf(files), textsOf(english)];
  const written = new Map<string, string | undefined>();
  const open = new Set([...own.keys()].filter((key) => source.has(key)));
  // From the newest commit back: the oldest one in a row that has the present words is when they were written.
  for (const hash of hashes) {
    if (open.size === 0) break;
    const [then, englishThen] = [textsAt(hash, language), textsAt(hash, "en")];
    for (const key of open)
      if (then.get(key) === own.get(key)) written.set(key, englishThen.get(key));
      else open.delete(key);
  }
  return [...written].filter(([key, words]) => words !== source.get(key)).map(([key]) => key);
}

/** All texts of a language as they were in a commit. */
function textsAt(hash: string, language: string): Map<string, string> {
  const folder = `${TEXTS}/${language}`;
  const names = git("ls-tree", "--name-only", `${hash}:${folder}`) ?? "";
  const files = names.split("\n").filter((name) => name.endsWith(".json"));
  const asked = files.map((name) => `${hash}:${folder}/${name}\n`).join("");
  // One process for all files: there are thousands in all commits.
  let { stdout: rest } = spawnSync("git", ["cat-file", "--batch"], { input: asked, maxBuffer: MOST_BYTES });
  const contents = files.map((name) => {
    const begin = rest.indexOf("\n") + 1;
    const end = begin + Number(rest.subarray(0, begin).toString().split(" ")[2]);
    const content = rest.subarray(begin, end).toString();
    rest = rest.subarray(end + 1);
    return [name, content];
  });
  return textsOf(Object.fromEntries(contents));
}

const MOST_BYTES = 1e8;

/** What git answers; null where it cannot. */
function git(...words: string[]): string | null {
  const { status, stdout } = spawnSync("git", words, { encoding: "utf8", maxBuffer: MOST_BYTES });
  return status === 0 ? stdout : null;
}
