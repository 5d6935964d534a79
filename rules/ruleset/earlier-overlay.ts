import { takenApart, todaysPath } from "./moved-texts.ts";
import { isTree, type Tree } from "./overlay.ts";
import { isRemovedKey } from "./removed-keys.ts";

/** An overlay in the present format, and what had to be changed in it (`GAP-72`). */
export interface TodaysOverlay {
  overlay: Tree;
  /** Keys of removed settings and texts; they are left out. */
  removed: string[];
  /** Texts with a new key: their earlier path, and the present one. */
  moved: [string, string][];
}

/** Converts an overlay of an earlier release for `rules`; keys that no release had are not changed. */
export function todaysOverlay(rules: Tree, overlay: Tree): TodaysOverlay {
  const found: Found = { removed: [], moved: [] };
  const rest = walk(rules, overlay, [], found) ?? {};
  const moved = found.moved.map(({ before, today }): [string, string] => [
    before.join("."),
    ["texts", ...today].join("."),
  ]);
  const texts = found.moved.reduce(
    (tree, { today, value }) => placed(tree, ["texts", ...today], value),
    rest,
  );
  return { overlay: texts, removed: found.removed, moved };
}

interface Found {
  removed: string[];
  moved: { before: string[]; today: string[]; value: unknown }[];
}

/** The part of the tree that keeps its keys; null if there is none. */
function walk(rules: Tree, tree: Tree, path: string[], found: Found): Tree | null {
  const entries = Object.entries(tree);
  const kept = entries.flatMap(([key, value]): [string, unknown][] => {
    const at = [...path, key];
    if (isRemovedKey(at.join("."))) {
      found.removed.push(at.join("."));
      return [];
    }
    if (isTree(value)) {
      const below = walk(rules, value, at, found);
      return below === null ? [] : [[key, below]];
    }
    // A text at its present place has not moved.
    if (at[0] === "texts") return [[key, value]];
    const apart = takenApart(at.join("."), value);
    if (apart) {
      found.moved.push({ before: at, today: apart.today, value: apart.texts });
      return [[key, apart.rows]];
    }
    const today = todaysPath(rules, at);
    if (today === null) return [[key, value]];
    found.moved.push({ before: at, today, value });
    return [];
  });
  return kept.length === 0 && entries.length > 0 ? null : Object.fromEntries(kept);
}

/** The tree with a value at a path; a value that the overlay already has at the present path wins. */
function placed(tree: Tree, [key = "", ...rest]: readonly string[], value: unknown): Tree {
  const below = tree[key];
  if (rest.length === 0) return below === undefined ? { ...tree, [key]: value } : tree;
  return { ...tree, [key]: placed(isTree(below) ? below : {}, rest, value) };
}
