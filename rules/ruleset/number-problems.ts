import { Check } from "typebox/schema";
import type { Tree } from "./overlay.ts";
import type { Problem } from "./problem.ts";
import { RULE_FILE_SCHEMAS } from "./rule-files.ts";
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

/** The keys at the top of `numbers` that no rule file has. */
export function unknownNumbers(numbers: Tree): string[] {
  const known = new Set(Object.values(RULE_FILE_SCHEMAS).flatMap(keysOf));
  return Object.keys(numbers).filter((key) => !known.has(key));
}

/** The name of the rule file that has a key at its top; null if none has it. */
export function fileOfKey(key: string): string | null {
  return Object.entries(RULE_FILE_SCHEMAS).find(([, schema]) => keysOf(schema).includes(key))?.[0] ?? null;
}
