import { isTree, type Tree } from "../../../ruleset/overlay.ts";
import { statedBranch } from "../../../ruleset/stated-keys.ts";

/** The branches of the rules that decide battles. */
const BATTLE_BRANCHES = ["battle", "ai", "mint", "synergy", "pvp"] as const;

/** Every number that a search may move, as a dotted path: it decides battles, and the documents do not state it. */
export function movableKeys(rules: Tree): string[] {
  return BATTLE_BRANCHES.flatMap((branch) => numbersBelow(rules[branch], branch)).filter(
    (path) => statedBranch(path) === null,
  );
}

/** The dotted paths of all numbers in a tree; lists have none, as an overlay replaces them as a whole. */
export function numbersBelow(value: unknown, path: string): string[] {
  if (typeof value === "number") return [path];
  if (!isTree(value)) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    numbersBelow(below, path === "" ? key : `${path}.${key}`),
  );
}

/** The value at a dotted path; undefined if there is none. */
export function valueAtPath(tree: Tree, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => (isTree(value) ? value[key] : undefined), tree);
}
