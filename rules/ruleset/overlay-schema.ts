import { TEXT_FILE_SCHEMAS } from "../texts/catalogue-schema.ts";
import { NUMBER_RANGES } from "./consistency/number-ranges.ts";
import { isTree } from "./overlay.ts";
import type { ReadSchema } from "./read-schema.ts";
import { RULE_FILE_SCHEMAS } from "./rule-files.ts";
import { type SharingSchema, sharedDefinitions } from "./schema-definitions.ts";
import { shippedRules } from "./shipped.ts";

/**
 * The schema of an overlay: the keys of all rule files side by side and the texts, each of them optional at every
 * depth. Lists are replaced as a whole, so their rows are complete. A default is the shipped value.
 */
export function overlaySchema(): SharingSchema & { title: string } {
  const texts = { type: "object", properties: TEXT_FILE_SCHEMAS as Record<string, object> };
  const schema = numbersSchema();
  const properties = {
    $schema: { type: "string", description: "Path of this schema, for completion in an editor" },
    ...schema.properties,
    texts: optional({ ...texts, additionalProperties: false } as ReadSchema, {}, ["texts"]),
  };
  return {
    title: "Rule overlay: what differs from the shipped rules",
    ...sharedDefinitions({ ...schema, properties }),
  };
}

/** The part of it without the texts, with nothing shared: each value with its limits and its shipped value. */
export function numbersSchema(): ReadSchema {
  const files = Object.values(RULE_FILE_SCHEMAS) as unknown[] as ReadSchema[];
  const numbers = Object.assign({}, ...files.map(({ properties }) => properties));
  const { $schema: _, ...properties } = numbers as Record<string, ReadSchema>;
  return optional({ type: "object", properties, additionalProperties: false }, shippedRules, []);
}

/** A schema without required keys; what has names of its own, such as tools, has those of the shipped rules. */
function optional(schema: ReadSchema, shipped: unknown, path: readonly string[]): ReadSchema {
  const { required: _, patternProperties, ...rest } = schema;
  if (schema.type !== "object") return leaf(schema, shipped, path);
  const [any] = Object.values(patternProperties ?? {});
  const names = isTree(shipped) ? Object.keys(shipped) : [];
  const properties = any ? Object.fromEntries(names.map((name) => [name, any])) : (rest.properties ?? {});
  const entries = Object.entries(properties).filter(([key]) => key !== "$schema");
  return {
    ...rest,
    properties: Object.fromEntries(
      entries.map(([key, value]) => [
        key,
        optional(value, isTree(shipped) ? shipped[key] : undefined, [...path, key]),
      ]),
    ),
    additionalProperties: false,
  };
}

/** A value: with the limits that it has beyond those of its schema, and the shipped value as default. */
function leaf(schema: ReadSchema, shipped: unknown, path: readonly string[]): ReadSchema {
  const { default: _, ...rest } = schema;
  const limits = NUMBER_RANGES.find(({ pattern }) => isOf(pattern.split("."), path));
  return {
    ...rest,
    ...(limits ? { minimum: Math.max(limits.min, rest.minimum ?? limits.min) } : {}),
    ...(limits ? { maximum: Math.min(limits.max, rest.maximum ?? limits.max) } : {}),
    ...(shipped === undefined ? {} : { default: shipped }),
  };
}

function isOf(pattern: readonly string[], path: readonly string[]): boolean {
  return (
    pattern.length === path.length && pattern.every((step, index) => step === "*" || step === path[index])
  );
}
