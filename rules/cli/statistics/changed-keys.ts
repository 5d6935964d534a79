import type { RuleSet } from "../../index.ts";

/** A value of the rules that is not the same before and after; null where there is none. */
export interface ChangedKey {
  key: string;
  before: unknown;
  after: unknown;
}

/** Every value in which two rule sets differ, with its full key; a list is one value. */
export function changedKeys(before: RuleSet, after: RuleSet): ChangedKey[] {
  return differences("", before, after);
}

function differences(key: string, before: unknown, after: unknown): ChangedKey[] {
  if (Object.is(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) =>
      differences(key === "" ? name : `${key}.${name}`, before[name], after[name]),
    );
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{ key, before: before ?? null, after: after ?? null }];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
