import { isTree } from "./overlay.ts";
import type { RuleSet } from "./rule-set.ts";

/** A value of the rules that an overlay changes; texts are left out. */
export interface ChangedKey {
  key: string;
  before: unknown;
  after: unknown;
}

/** The keys whose values differ between two rule sets, as dotted paths. */
export function changedKeys(
  { texts: _before, ...before }: RuleSet,
  { texts: _after, ...after }: RuleSet,
): ChangedKey[] {
  return changesIn(before, after, "");
}

function changesIn(before: unknown, after: unknown, key: string): ChangedKey[] {
  if (isTree(before) && isTree(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      changesIn(before[name], after[name], key === "" ? name : `${key}.${name}`),
    );
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ key, before, after }];
}
