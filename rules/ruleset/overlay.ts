/** A JSON object. */
export type Tree = { [key: string]: unknown };

export function isTree(value: unknown): value is Tree {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** A key of the overlay that the rule files do not have. */
export interface UnknownKey {
  path: string[];
  allowed: string[];
}

/**
 * Applies an overlay to rules: objects key by key, everything else (lists too) as a whole. Keys that the
 * rules do not have are collected in `unknown` and left out.
 *
 * @param keysAt the keys that an object may have besides those that it has, such as a stat that a blend leaves out
 */
export function withOverlay(
  base: Tree,
  overlay: Tree,
  unknown: UnknownKey[],
  keysAt: (path: readonly string[]) => readonly string[] = () => [],
  path: readonly string[] = [],
): Tree {
  const result: Tree = { ...base };
  const allowed = [...new Set([...Object.keys(base), ...keysAt(path)])];
  for (const [key, value] of Object.entries(overlay)) {
    if (key === "$schema" && path.length === 0) continue;
    const below = base[key];
    if (!allowed.includes(key)) unknown.push({ path: [...path, key], allowed });
    else
      result[key] =
        isTree(below) && isTree(value) ? withOverlay(below, value, unknown, keysAt, [...path, key]) : value;
  }
  return result;
}

/** Two overlays as one: objects key by key; where both have a value, that of `upper`. */
export function mergedOverlay(lower: Tree, upper: Tree): Tree {
  const merged: Tree = { ...lower };
  for (const [key, value] of Object.entries(upper)) {
    const below = lower[key];
    merged[key] = isTree(below) && isTree(value) ? mergedOverlay(below, value) : value;
  }
  return merged;
}
