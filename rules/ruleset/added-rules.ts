import { ADDED_KEYS } from "./added-keys.ts";
import { isTree, type Tree } from "./overlay.ts";

/**
 * Rules that releases have added since rule sets are stored with their battles: the dotted path of each, with the
 * value at which the game plays as it did without the rule (`GAP-72`). The schema of the rule file says both: `added`.
 */
export type AddedRules = typeof ADDED_KEYS;

/** The numbers of an earlier release with the rules that it did not have yet. */
export function withAddedRules(numbers: Tree, added: AddedRules = ADDED_KEYS): Tree {
  return added.reduce((tree, [path, value]) => withDefault(tree, path.split("."), value), numbers);
}

/**
 * The numbers without the added rules that change nothing: what earlier releases would have had. What was added below
 * an added rule goes first.
 */
export function withoutIdleRules(numbers: Tree, added: AddedRules = ADDED_KEYS): Tree {
  return added.reduceRight((tree, [path, value]) => withoutDefault(tree, path.split("."), value), numbers);
}

/** The tree with a value at a path, unless there is one. */
function withDefault(tree: Tree, [key = "", ...rest]: readonly string[], value: unknown): Tree {
  const below = tree[key];
  if (rest.length === 0) return Object.hasOwn(tree, key) ? tree : { ...tree, [key]: value };
  return { ...tree, [key]: withDefault(isTree(below) ? below : {}, rest, value) };
}

/** The tree without the key at a path where it has that value, and without a branch that is empty then. */
function withoutDefault(tree: Tree, [key = "", ...rest]: readonly string[], value: unknown): Tree {
  const { [key]: below, ...others } = tree;
  if (rest.length === 0) return JSON.stringify(below) === JSON.stringify(value) ? others : tree;
  if (!isTree(below)) return tree;
  const left = withoutDefault(below, rest, value);
  return Object.keys(left).length === 0 ? others : { ...tree, [key]: left };
}
