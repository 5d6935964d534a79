import type { ReadSchema } from "./read-schema.ts";
import { text } from "./schema/shapes.ts";

/** A schema whose repeated parts stand once, in `definitions`; `$ref` points to them. */
export interface SharingSchema extends Omit<ReadSchema, "items" | "properties"> {
  $ref?: string;
  items?: SharingSchema;
  properties?: Record<string, SharingSchema>;
  definitions?: Record<string, SharingSchema>;
}

/** A shorter part would gain nothing by a reference. */
const WORTH_SHARING = 80;
const TEXT = "text";
const { description: _, ...TEXT_LIMITS }: ReadSchema = text("");

/**
 * Moves what a schema repeats to `definitions`, named by the key where it first stands. Of a text only its limits are
 * shared: its description, which editors show on hover, stays beside the reference.
 */
export function sharedDefinitions(schema: ReadSchema): SharingSchema {
  const counts = new Map<string, number>();
  forEachPart(schema, (part) => {
    const json = JSON.stringify(part);
    counts.set(json, (counts.get(json) ?? 0) + 1);
  });
  const definitions: Record<string, SharingSchema> = { [TEXT]: TEXT_LIMITS };
  const names = new Map<string, string>();

  function shared(part: ReadSchema, key: string): SharingSchema {
    if (isText(part)) return { $ref: `#/definitions/${TEXT}`, description: part.description ?? "" };
    const json = JSON.stringify(part);
    if ((counts.get(json) ?? 0) < 2 || json.length < WORTH_SHARING) return withParts(part, key);
    let name = names.get(json);
    if (name === undefined) {
      const content = withParts(part, key);
      name = freeName(key, definitions);
      names.set(json, name);
      definitions[name] = content;
    }
    return { $ref: `#/definitions/${name}` };
  }

  function withParts({ items, properties, ...rest }: ReadSchema, key: string): SharingSchema {
    const entries = Object.entries(properties ?? {}).map(([name, part]) => [name, shared(part, name)]);
    return {
      ...rest,
      ...(properties ? { properties: Object.fromEntries(entries) } : {}),
      ...(items ? { items: shared(items, key) } : {}),
    };
  }

  return { ...withParts(schema, ""), definitions };
}

function forEachPart(schema: ReadSchema, visit: (part: ReadSchema) => void): void {
  const parts = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  for (const part of parts) {
    visit(part);
    forEachPart(part, visit);
  }
}

function isText({ description: _, ...limits }: ReadSchema): boolean {
  return JSON.stringify(limits) === JSON.stringify(TEXT_LIMITS);
}

function freeName(key: string, taken: object): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? key : `${key}${number}`;
    if (!(name in taken)) return name;
  }
}
