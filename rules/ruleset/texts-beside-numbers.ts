import { isTree, type Tree } from "./overlay.ts";

/** Lists of texts, below `texts`, that belong to a list of numbers, entry by entry. */
export const TEXTS_BESIDE_NUMBERS: readonly (readonly [texts: string, numbers: string])[] = [
  ["ledger.reasons", "ledgerReasons"],
  ["pvp.ranks", "pvp.ranks"],
  ["synergy.pair.names", "synergy.pair.pairs"],
  ["team.recommendation.below", "team.recommendation.below"],
];

/** The length of the list at a dotted path; 0 where there is none. */
export function lengthAt(tree: Tree, path: string): number {
  const list = valueAt(tree, path.split("."));
  return Array.isArray(list) ? list.length : 0;
}

/** The value at a path; undefined where there is none. */
export function valueAt(tree: Tree, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => (isTree(at) ? at[key] : undefined), tree);
}
