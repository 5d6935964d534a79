import { isTree } from "./overlay.ts";
import type { RuleSet } from "./rule-set.ts";

/** A value of the rules that is not the same before and after; null where there is none. */
export interface ChangedKey {
  key: string;
  before: unknown;
  after: unknown;
}

/** Every value in which two rule sets differ, sentences included, with its dotted path; a list is one value. */
export function changedKeys(before: RuleSet, after: RuleSet): ChangedKey[] {
  return changesIn(before, after, "");
}

function changesIn(before: unknown, after: unknown, key: string): ChangedKey[] {
  if (Object.is(before, after)) return [];
  if (isTree(before) && isTree(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      changesIn(before[name], after[name], key === "" ? name : `${key}.${name}`),
    );
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{ key, before: before ?? null, after: after ?? null }];
}
