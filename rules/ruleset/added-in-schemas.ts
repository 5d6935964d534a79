import type { AddedRules } from "./added-rules.ts";

/** The parts of a schema that are read here. */
interface ReadSchema {
  default?: unknown;
  properties?: Readonly<Record<string, ReadSchema>>;
}

/** The keys that the schemas of rule files mark as `added`, with the values at which they change nothing. */
export function addedKeys(schemas: readonly object[]): AddedRules {
  return schemas.flatMap((schema) => keysBelow(schema, []));
}

function keysBelow({ properties = {} }: ReadSchema, path: readonly string[]): [string, unknown][] {
  return Object.entries(properties).flatMap(([key, schema]): [string, unknown][] => {
    const at = [...path, key];
    return "default" in schema ? [[at.join("."), schema.default]] : keysBelow(schema, at);
  });
}
