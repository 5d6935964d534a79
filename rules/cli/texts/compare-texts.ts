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
