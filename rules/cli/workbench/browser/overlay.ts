import type { Tree } from "./contract.ts";

/** The value at a dotted key; undefined where there is none. */
export function valueAt(tree: unknown, key: string): unknown {
  let value = tree;
  for (const step of key.split(".")) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Tree)[step];
  }
  return value;
}

/** The value of a key with an overlay on the shipped rules. A list of an overlay replaces the shipped one. */
export function valueWith(shipped: Tree, overlay: Tree, key: string): unknown {
  return valueAt(overlay, key) ?? valueAt(shipped, key);
}

/**
 * The overlay with another value at a key, or with undefined without one; it names only what differs from the shipped rules. A number in a list
 * takes the whole list into the overlay, as overlays replace lists as a whole (`GAP-51`).
 */
export function overlayWith(shipped: Tree, overlay: Tree, key: string, value: unknown): Tree {
  const steps = key.split(".");
  const changed = changedAt(shipped, overlay, steps, value);
  return (changed ?? {}) as Tree;
}

function changedAt(shipped: unknown, overlay: unknown, steps: readonly string[], value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return isSame(shipped, value) ? undefined : value;
  if (Array.isArray(shipped)) {
    const rows = (Array.isArray(overlay) ? overlay : shipped).map((row, index) =>
      index === Number(step) ? replacedAt(row, rest, value) : row,
    );
    return isSame(shipped, rows) ? undefined : rows;
  }
  const tree = isTree(overlay) ? overlay : {};
  const below = changedAt(isTree(shipped) ? shipped[step] : undefined, tree[step], rest, value);
  const { [step]: _, ...others } = tree;
  if (below !== undefined) return { ...tree, [step]: below };
  return Object.keys(others).length === 0 ? undefined : others;
}

/** Within a list everything is named, also what does not differ. */
function replacedAt(tree: unknown, steps: readonly string[], value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (Array.isArray(tree))
    return tree.map((row, index) => (index === Number(step) ? replacedAt(row, rest, value) : row));
  if (!isTree(tree)) return { [step]: value };
  const { [step]: old, ...others } = tree;
  const now = replacedAt(old, rest, value);
  return now === undefined ? others : { ...tree, [step]: now };
}

/** A value of an overlay, and what ships in its place. */
export interface Difference {
  key: string;
  shipped: unknown;
  now: unknown;
}

/** Every value in which an overlay differs from the shipped rules; lists of equal length number by number. */
export function differences(shipped: unknown, overlay: unknown, key = ""): Difference[] {
  const under = (step: string) => (key === "" ? step : `${key}.${step}`);
  if (isTree(overlay) && (isTree(shipped) || shipped === undefined))
    return Object.entries(overlay).flatMap(([step, value]) =>
      differences(isTree(shipped) ? shipped[step] : undefined, value, under(step)),
    );
  if (Array.isArray(overlay) && Array.isArray(shipped) && overlay.length === shipped.length)
    return overlay.flatMap((row, index) => differences(shipped[index], row, under(String(index))));
  return isSame(shipped, overlay) ? [] : [{ key, shipped, now: overlay }];
}

/** Whether two values are equal, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (isTree(one) && isTree(other))
    return (
      Object.keys(one).length === Object.keys(other).length &&
      Object.keys(one).every((step) => isSame(one[step], other[step]))
    );
  return one === other;
}

export function isTree(value: unknown): value is Tree {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
