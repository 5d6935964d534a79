import type { Tree } from "../overlay.ts";

/** Rules whose numbers are each valid, and what a designer has changed in them. */
export interface CheckedRules {
  rules: Tree;
  /** Whether the designer's file names this key, or a part of it. */
  isNamed(path: readonly string[]): boolean;
}

/** Whether a file has a key or something below it; a list counts as a whole. */
export function isNamedIn(file: unknown, path: readonly string[]): boolean {
  let value = file;
  for (const key of path) {
    if (Array.isArray(value)) return true;
    if (value === null || typeof value !== "object" || !Object.hasOwn(value, key)) return false;
    value = (value as Tree)[key];
  }
  return true;
}
