/** The parts of a JSON Schema that the rule files use, as they are read. */
export interface ReadSchema {
  type?: string;
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  examples?: string[];
  minItems?: number;
  maxItems?: number;
  items?: ReadSchema;
  properties?: Readonly<Record<string, ReadSchema>>;
  patternProperties?: Readonly<Record<string, ReadSchema>>;
  required?: string[];
  additionalProperties?: boolean;
}

/** The schema of the value at a path; null if the schema has no such value. */
export function schemaAt(schema: ReadSchema, path: readonly string[]): ReadSchema | null {
  let part: ReadSchema | undefined = schema;
  for (const key of path) {
    const [any]: ReadSchema[] = Object.values(part?.patternProperties ?? {});
    part = part?.properties?.[key] ?? any ?? part?.items;
  }
  return part ?? null;
}
