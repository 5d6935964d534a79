import { Check } from "typebox/schema";
import type { Tree } from "./overlay.ts";
import { problemsOf } from "./problems.ts";
import { RULE_FILE_SCHEMAS } from "./rule-files.ts";

/** The keys of the rule files at the top of a rule set, without its texts. */
function keysOf({ properties }: { properties: object }): string[] {
  return Object.keys(properties).filter((key) => key !== "$schema");
}

/** One sentence for each invalid number of a rule set: file, key, what was found, what is allowed. */
export function numberProblems(name: string, rules: Tree): string[] {
  return Object.values(RULE_FILE_SCHEMAS).flatMap((schema) => {
    const part = Object.fromEntries(keysOf(schema).map((key) => [key, rules[key]]));
    return Check(schema, part) ? [] : problemsOf(name, schema, part);
  });
}

/** The keys at the top of `numbers` that no rule file has. */
export function unknownNumbers(numbers: Tree): string[] {
  const known = new Set(Object.values(RULE_FILE_SCHEMAS).flatMap(keysOf));
  return Object.keys(numbers).filter((key) => !known.has(key));
}
