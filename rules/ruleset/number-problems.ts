import { Check } from "typebox/schema";
import type { Tree } from "./overlay.ts";
import type { Problem } from "./problem.ts";
import { type ReadSchema, schemaAt } from "./read-schema.ts";
import { RULE_FILE_SCHEMAS, type RuleFileName } from "./rule-files.ts";
import { schemaProblems } from "./schema-problems.ts";

/** The keys of the rule files at the top of a rule set, without its texts. */
function keysOf({ properties }: { properties: object }): string[] {
  return Object.keys(properties).filter((key) => key !== "$schema");
}

/** The invalid numbers of a rule set. */
export function numberProblems(rules: Tree): Problem[] {
  return Object.values(RULE_FILE_SCHEMAS).flatMap((schema) => {
    const part = Object.fromEntries(keysOf(schema).map((key) => [key, rules[key]]));
    return Check(schema, part) ? [] : schemaProblems(schema, part);
  });
}

/** The keys that the object at a path of a rule set may have by its schema; none for names that rules choose. */
export function keysOfRules(path: readonly string[]): string[] {
  const [top = ""] = path;
  const file = fileOfKey(top);
  if (file === null) return [];
  const schema = schemaAt(RULE_FILE_SCHEMAS[file] as unknown as ReadSchema, path);
  return Object.keys(schema?.properties ?? {});
}

/** The keys at the top of `numbers` that no rule file has. */
export function unknownNumbers(numbers: Tree): string[] {
  const known = new Set(Object.values(RULE_FILE_SCHEMAS).flatMap(keysOf));
  return Object.keys(numbers).filter((key) => !known.has(key));
}

/** The name of the rule file that has a key at its top; null if none has it. */
export function fileOfKey(key: string): RuleFileName | null {
  const names = Object.keys(RULE_FILE_SCHEMAS) as RuleFileName[];
  return names.find((name) => keysOf(RULE_FILE_SCHEMAS[name]).includes(key)) ?? null;
}
