import { isTree, type Tree } from "./overlay.ts";
import { RULE_FILE_SCHEMAS, type RuleFileName } from "./rule-files.ts";
import { valueAt } from "./texts-beside-numbers.ts";

/** What was probably meant by a key that is unknown at its path: the same name elsewhere in the rules; or null. */
export function meantKey(rules: Tree, path: readonly string[]): string | null {
  const [first = ""] = path;
  const key = path.at(-1) ?? "";
  if (path.length === 1 && isRuleFile(first)) return keysWithoutFile(first);
  const nested = key.split(".");
  if (nested.length > 1 && valueAt(rules, [...path.slice(0, -1), ...nested]) !== undefined)
    return nested.reduceRight((value, name) => `{ "${name}": ${value} }`, "...");
  const found = pathsTo(rules, key, []).toSorted(
    (one, other) => shared(other, path) - shared(one, path) || one.length - other.length,
  );
  return found[0]?.join(".") ?? null;
}

/** Whether this is the name of a rule file, without its ending. */
export function isRuleFile(name: string): name is RuleFileName {
  return Object.hasOwn(RULE_FILE_SCHEMAS, name);
}

/** Names of files do not belong in an overlay, which has the keys inside them. */
function keysWithoutFile(name: RuleFileName): string {
  const keys = Object.keys(RULE_FILE_SCHEMAS[name].properties).filter((key) => key !== "$schema");
  return `one of the keys inside ${name}.json, without the name of the file: ${keys.join(", ")}`;
}

/** All paths that end with a key. */
function pathsTo(tree: Tree, key: string, path: readonly string[]): string[][] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const at = [...path, name];
    const below = isTree(value) ? pathsTo(value, key, at) : [];
    return name === key ? [at, ...below] : below;
  });
}

/** Number of names that two paths have in common. */
function shared(one: readonly string[], other: readonly string[]): number {
  return one.filter((name) => other.includes(name)).length;
}
