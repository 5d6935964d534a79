import { isTree, type Tree } from "../overlay.ts";

/** A key that a pattern names, and what stands there for each `*` of the pattern. */
export interface Match {
  path: string[];
  names: string[];
  value: unknown;
}

/** All keys of the rules that a pattern names: a dotted path in which `*` is any key or index. */
export function matchesOf(rules: Tree, pattern: string): Match[] {
  return pattern.split(".").reduce<Match[]>(
    (matches, step) =>
      matches.flatMap(({ path, names, value }) => {
        const keys = step === "*" ? keysOf(value) : [step];
        return keys.flatMap((key) => {
          const below = entryOf(value, key);
          if (below === undefined) return [];
          return [{ path: [...path, key], names: step === "*" ? [...names, key] : names, value: below }];
        });
      }),
    [{ path: [], names: [], value: rules }],
  );
}

/** The pattern's key with these names for its `*`, in their order; undefined where the rules have none. */
export function matchWith(rules: Tree, pattern: string, names: readonly string[]): Match | undefined {
  let next = 0;
  const path = pattern.split(".").map((step) => (step === "*" ? (names[next++] ?? "") : step));
  const value = path.reduce<unknown>(entryOf, rules);
  return value === undefined ? undefined : { path, names: [...names], value };
}

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return [...value.keys()].map(String);
  return isTree(value) ? Object.keys(value) : [];
}

function entryOf(value: unknown, key: string): unknown {
  if (value === null || typeof value !== "object" || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string, unknown>)[key];
}
