import { Check } from "typebox/schema";
import { TEXT_FILE_SCHEMAS } from "../texts/catalogue-schema.ts";
import { isTree, type Tree } from "./overlay.ts";
import { problemsOf } from "./problems.ts";

/** Lists of texts that belong to a list of numbers, entry by entry. */
const BESIDE: readonly (readonly [string, string])[] = [
  ["ledger.reasons", "ledgerReasons"],
  ["pvp.ranks", "pvp.ranks"],
  ["synergy.pair.names", "synergy.pair.pairs"],
  ["team.recommendation.below", "team.recommendation.below"],
];

/** One sentence for each invalid text of `rules`: file, key, what was found, what is allowed. */
export function textProblems(file: string, rules: Tree): string[] {
  const texts = isTree(rules.texts) ? rules.texts : {};
  const wrong = Object.entries(TEXT_FILE_SCHEMAS).flatMap(([subject, schema]) => {
    return Check(schema, texts[subject]) ? [] : problemsOf(file, schema, texts[subject], `texts.${subject}`);
  });
  const uneven = BESIDE.flatMap(([places, list]) => {
    const found = lengthOf(texts, places);
    const allowed = lengthOf(rules, list);
    return found === allowed
      ? []
      : [
          `${file}: texts.${places}: found ${found} texts, allowed are ${allowed}, as many as ${list} has rows`,
        ];
  });
  return [...wrong, ...uneven];
}

function lengthOf(tree: Tree, path: string): number {
  const list = path.split(".").reduce<unknown>((at, key) => (isTree(at) ? at[key] : undefined), tree);
  return Array.isArray(list) ? list.length : 0;
}
