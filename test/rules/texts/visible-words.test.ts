import { describe, expect, it } from "vitest";
import { languageFolders } from "../../../rules/cli/input/language-folders.ts";

type Entry = string | readonly Entry[] | { readonly [key: string]: Entry };
/** The word on a control, and its name for who cannot see what stands beside it. */
interface Pair {
  word: string;
  name: string;
}

/** What follows the key of a word in the key of the longer name. */
const NAMES = ["One", "Name", "Theme"];

/** The pairs of a file, by their keys. */
function pairsIn(entry: Entry, path = ""): Map<string, Pair> {
  if (typeof entry === "string") return new Map();
  const pairs = new Map<string, Pair>();
  const entries = Object.entries(entry);
  for (const [key, value] of entries) {
    for (const [below, pair] of pairsIn(value, `${path}${key}.`)) pairs.set(below, pair);
    const other = entries.find(([longer]) => NAMES.some((end) => longer === `${key}${end}`))?.[1];
    if (typeof value === "string" && typeof other === "string")
      pairs.set(path + key, { word: value, name: other });
  }
  return pairs;
}

function hasWord({ word, name }: Pair): boolean {
  return name.toLowerCase().includes(word.toLowerCase());
}

const { en, ...others } = Object.fromEntries(
  Object.entries(languageFolders()).map(([language, files]) => {
    const pairs = Object.entries(files).flatMap(([file, text]) => [...pairsIn(JSON.parse(text), `${file} `)]);
    return [language, new Map(pairs)];
  }),
);

describe("the name of a control", () => {
  it("many controls have a name that is longer than the word on them", () => {
    expect([...(en?.values() ?? [])].filter(hasWord).length).toBeGreaterThan(10);
  });

  it.each(Object.entries(others).filter(([language]) => language !== "schema"))(
    "contains the word on it in %s, as it does in English (GAP-63)",
    (_language, pairs) => {
      const alike = [...(en ?? [])].filter(([, pair]) => hasWord(pair)).map(([key]) => key);
      const wrong = alike.filter((key) => !hasWord(pairs.get(key) ?? { word: key, name: "" }));
      expect(wrong).toEqual([]);
    },
  );
});
