import { type AddedRules, withAddedRules, withoutIdleRules } from "./added-rules.ts";
import { valueAt } from "./texts-beside-numbers.ts";

/** The parts of a schema that are read here. */
interface ReadSchema {
  default?: unknown;
  properties?: Readonly<Record<string, ReadSchema>>;
}

/**
 * The keys that the schemas of rule files mark as `added`, with the values at which they change nothing. What was added
 * below an added key follows it: a rule set of the time between has the one and not the other.
 */
export function addedKeys(schemas: readonly object[]): AddedRules {
  return schemas.flatMap((schema) => keysBelow(schema, []));
}

function keysBelow({ properties = {} }: ReadSchema, path: readonly string[]): [string, unknown][] {
  return Object.entries(properties).flatMap(([key, schema]): [string, unknown][] => {
    const at = [...path, key];
    const below = keysBelow(schema, at);
    if (!("default" in schema)) return below;
    const dotted = at.join(".");
    const whole = withAddedRules({}, [[dotted, schema.default]]);
    return [[dotted, valueAt(withoutIdleRules(whole, below), at) ?? {}], ...below];
  });
}
