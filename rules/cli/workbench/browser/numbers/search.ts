import MiniSearch from "minisearch";
import type { RuleNumber } from "../contract.ts";

const FILLERS = new Set(
  "a an and are as at by does for how if in is it its many much of on or that the to what when where which who with".split(
    " ",
  ),
);

/** Words that designers say for words of the rules. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  die: ["fall"],
  dies: ["fall"],
  killed: ["fall"],
  death: ["fall"],
  defeat: ["fall"],
  hp: ["health"],
  price: ["price", "cost"],
  bot: ["enemy"],
  crit: ["critical"],
  monster: ["creature"],
  pet: ["cat", "pet"],
};

const LEFT_OUT = 0.3;

/** Finds numbers by plain name, key, and where they are felt; the best first. */
export function searchOf(numbers: readonly RuleNumber[]): (query: string) => RuleNumber[] {
  const byKey = new Map(numbers.map((number) => [number.key, number]));
  const index = new MiniSearch<RuleNumber>({
    idField: "key",
    fields: ["name", "key", "where", "felt", "unit"],
    tokenize: wordsIn,
    processTerm: stem,
    searchOptions: {
      // What the rules leave out comes after what they have.
      boostDocument: (key) => (byKey.get(String(key))?.shipped === null ? LEFT_OUT : 1),
      boost: { name: 4, key: 3, where: 2, felt: 0.5, unit: 0.5 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      processTerm: (term) => {
        const word = stem(term);
        return word === null
          ? null
          : [...new Set([word, ...(SAME[term.toLowerCase()] ?? []).map((one) => stem(one) ?? one)])];
      },
    },
  });
  index.addAll(numbers.map((number) => ({ ...number })));
  return (query) => {
    const exact = byKey.get(query.trim());
    // Those that match most of the words come first: one rare word says less than three common ones.
    const found = index
      .search(query)
      .sort((one, other) => other.queryTerms.length - one.queryTerms.length || other.score - one.score);
    const most = found[0]?.queryTerms.length ?? 0;
    const list = found
      .filter(({ queryTerms }) => queryTerms.length * 2 > most)
      .flatMap(({ id }) => byKey.get(id) ?? []);
    return exact ? [exact, ...list.filter((one) => one !== exact)] : list;
  };
}

/** `emptyFieldTurns` is three words. */
function wordsIn(text: string): string[] {
  return text
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** Without its ending, so that `falls` finds `fallen`; null for words that say nothing. */
function stem(term: string): string | null {
  const word = term.toLowerCase();
  if (FILLERS.has(word)) return null;
  const [ending] = /(?:ing|en|ed|es|s|e)$/.exec(word) ?? [""];
  const root = word.slice(0, word.length - ending.length);
  return root.length > 2 && !word.endsWith("ss") ? root : word;
}
