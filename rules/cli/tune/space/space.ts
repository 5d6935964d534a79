import { isTree, type Tree } from "../../../ruleset/overlay.ts";
import { statedBranch } from "../../../ruleset/stated-keys.ts";
import { loadRules } from "../../../validation.ts";
import { badInput } from "../../input/bad-input.ts";
import type { NamedRules } from "../../input/read-rules.ts";

/** A number of the rules that a search may move, with those that move with it. */
export interface Dimension {
  path: string;
  from: number;
  step: number;
  /** Number of values: `from`, `from` + `step`, and so on. */
  size: number;
  /** The value in the rules that the search begins with. */
  present: number;
  /** Numbers that move by so many times its amount, with their present values. */
  together: { path: string; present: number; times: number }[];
}

/** Which value of each dimension a rule set has, as indices from 0. */
export type Point = readonly number[];

const DIGITS = 1e9;

/** The value of a dimension at an index, without the noise of floating point. */
export function valueAtIndex({ from, step }: Dimension, index: number): number {
  return tidy(from + index * step);
}

export function tidy(value: number): number {
  return Math.round(value * DIGITS) / DIGITS;
}

/** The index whose value is nearest to a number. */
export function nearestIndex({ from, step, size }: Dimension, value: number): number {
  return Math.min(Math.max(Math.round((value - from) / step), 0), size - 1);
}

/** Where the search begins: the present values, or the nearest allowed ones. */
export function presentPoint(space: readonly Dimension[]): Point {
  return space.map((dimension) => nearestIndex(dimension, dimension.present));
}

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

/** A copy of a tree with a number at a path. */
export function withValue(tree: Tree, [key = "", ...rest]: readonly string[], value: number): Tree {
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
