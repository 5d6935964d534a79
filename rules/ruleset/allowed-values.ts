import type { ReadSchema } from "./read-schema.ts";

const COLOUR = "^#[0-9a-f]{6}$";

/** What a schema allows, in words with all limits: "a whole number from 1 to 1000". */
export function allowedBy(schema: ReadSchema | undefined): string {
  if (schema === undefined) return "nothing";
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => String(value)).join(", ");
  switch (schema.type) {
    case "integer":
      return `a whole number${range(schema)}`;
    case "number":
      return `a number${range(schema)}`;
    case "boolean":
      return "true or false";
    case "string":
      if (schema.pattern === COLOUR) return "a colour such as #ffc04a, with small letters";
      if (schema.examples?.[0] !== undefined) return `a text such as ${schema.examples[0]}`;
      return schema.maxLength === undefined ? "a text" : `a text of 1 to ${schema.maxLength} characters`;
    case "array":
      return `a list${size(schema)}${schema.items ? `, each ${allowedBy(schema.items)}` : ""}`;
    default:
      return objectWith(Object.keys(schema.properties ?? {}));
  }
}

function range({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: ReadSchema): string {
  const low = exclusiveMinimum === undefined ? minimum : undefined;
  if (low !== undefined && maximum !== undefined) return ` from ${low} to ${maximum}`;
  const limits = [
    exclusiveMinimum === undefined ? null : `above ${exclusiveMinimum}`,
    low === undefined ? null : `from ${low}`,
    exclusiveMaximum === undefined ? null : `below ${exclusiveMaximum}`,
    maximum === undefined ? null : `at most ${maximum}`,
  ].filter((limit) => limit !== null);
  return limits.length === 0 ? "" : ` ${limits.join(" and ")}`;
}

function size({ minItems, maxItems }: ReadSchema): string {
  if (minItems !== undefined && maxItems !== undefined)
    return minItems === maxItems ? ` of ${minItems}` : ` of ${minItems} to ${maxItems}`;
  if (minItems !== undefined) return ` of at least ${minItems}`;
  return maxItems === undefined ? "" : ` of at most ${maxItems}`;
}

function objectWith(keys: readonly string[]): string {
  const names = keys.filter((key) => key !== "$schema");
  return names.length === 0 ? "an object" : `an object with ${names.join(", ")}`;
}
