import { isTree, type Tree, withOverlay } from "../../../ruleset/overlay.ts";
import { loadRules } from "../../../validation.ts";
import { badInput } from "../../input/bad-input.ts";
import type { NamedRules } from "../../input/read-rules.ts";
import { type Dimension, type Point, presentPoint, tidy, valueAtIndex } from "./space.ts";

/** A number that a point changes. */
export interface Change {
  path: string;
  before: number;
  after: number;
}

/** What a point changes in the rules, with the numbers that move together with several keys moved by each. */
export function changesOf(space: readonly Dimension[], point: Point): Change[] {
  const changes = new Map<string, Change>();
  const move = (path: string, before: number, by: number) =>
    changes.set(path, { path, before, after: tidy((changes.get(path)?.after ?? before) + by) });
  space.forEach((dimension, index) => {
    const by = valueAtIndex(dimension, point[index] ?? 0) - dimension.present;
    if (tidy(by) === 0) return;
    move(dimension.path, dimension.present, by);
    for (const { path, present, times } of dimension.together) move(path, present, times * by);
  });
  return [...changes.values()].filter(({ before, after }) => before !== after);
}

/** The overlay of some changes on another overlay. */
export function overlayOf(base: Tree, changes: readonly Change[]): Tree {
  return changes.reduce<Tree>((tree, { path, after }) => withValue(tree, path.split("."), after), base);
}

function withValue(tree: Tree, [key = "", ...rest]: readonly string[], value: number): Tree {
  const below = tree[key];
  return { ...tree, [key]: rest.length === 0 ? value : withValue(isTree(below) ? below : {}, rest, value) };
}

/** The rules at a point, or null where its values contradict one another. */
export function rulesAt(base: Tree, space: readonly Dimension[], point: Point): NamedRules | null {
  const changes = changesOf(space, point);
  const loaded = loadRules(overlayOf(base, changes));
  return loaded.ok ? loaded : null;
}

/** Refuses bounds that the rules do not allow: each end must be a valid value by itself. */
export function checkBounds(file: string, base: Tree, space: readonly Dimension[]): void {
  const present = presentPoint(space);
  space.forEach((dimension, index) => {
    for (const end of [0, dimension.size - 1]) {
      const point = present.with(index, end);
      const alone = overlayOf(base, changesOf([dimension], [point[index] ?? 0]));
      const loaded = loadRules(alone, file);
      if (!loaded.ok)
        throw badInput(
          `${file}: keys.${dimension.path}`,
          `the bound ${valueAtIndex(dimension, end)}`,
          `are values that the rules accept (${loaded.problems[0]})`,
        );
    }
  });
}

/** The whole rules of an overlay as a tree, for looking up paths. */
export function treeOf(base: Tree, shipped: Tree): Tree {
  return withOverlay(shipped, base, []);
}
