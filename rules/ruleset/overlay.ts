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
 */
export function withOverlay(
  base: Tree,
  overlay: Tree,
  unknown: UnknownKey[],
  path: readonly string[] = [],
): Tree {
  const result: Tree = { ...base };
  for (const [key, value] of Object.entries(overlay)) {
    if (key === "$schema" && path.length === 0) continue;
    const below = base[key];
    if (!Object.hasOwn(base, key)) unknown.push({ path: [...path, key], allowed: Object.keys(base) });
    else
      result[key] =
        isTree(below) && isTree(value) ? withOverlay(below, value, unknown, [...path, key]) : value;
  }
  return result;
}
