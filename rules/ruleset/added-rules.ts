import { isTree, type Tree } from "./overlay.ts";

/**
 * Rules that releases have added since rule sets are stored with their battles: the dotted path of each, with the
 * value at which the game plays as it did without the rule (`GAP-72`). Whoever adds a key to a rule file adds it here.
 */
const ADDED_RULES: AddedRules = [];

/** Dotted paths and values. */
export type AddedRules = readonly (readonly [path: string, value: unknown])[];

/** The numbers of an earlier release with the rules that it did not have yet. */
export function withAddedRules(numbers: Tree, added: AddedRules = ADDED_RULES): Tree {
  return added.reduce((tree, [path, value]) => withDefault(tree, path.split("."), value), numbers);
}

/** The tree with a value at a path, unless there is one. */
function withDefault(tree: Tree, [key = "", ...rest]: readonly string[], value: unknown): Tree {
  const below = tree[key];
  if (rest.length === 0) return Object.hasOwn(tree, key) ? tree : { ...tree, [key]: value };
  return { ...tree, [key]: withDefault(isTree(below) ? below : {}, rest, value) };
}
