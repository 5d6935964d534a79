/** A JSON schema, as far as the contract uses it. */
export interface Schema {
  type?: string | readonly string[];
  anyOf?: readonly Schema[];
  enum?: readonly unknown[];
  const?: unknown;
  properties?: Readonly<Record<string, Schema>>;
  patternProperties?: Readonly<Record<string, Schema>>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  pattern?: string;
}

/** For the patterns of the contract: the first that fits is taken. */
const TEXTS = ["a", "1", "abc", "a".repeat(22), "a".repeat(32), "a".repeat(64), "a".repeat(87), "endTurn"];

/** Values that fit a schema: each alternative of a union once, with all optional fields. */
export function samplesOf(schema: Schema): unknown[] {
  if (schema.anyOf) return schema.anyOf.flatMap(samplesOf);
  if ("const" in schema) return [schema.const];
  if (schema.enum) return [schema.enum[0]];
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "object":
      return samplesOfObject(schema);
    case "array":
      return samplesOf(schema.items ?? {}).map((item) => Array(schema.minItems || 1).fill(item));
    case "integer":
    case "number":
      return [schema.minimum ?? 1];
    case "boolean":
      return [true];
    case "null":
      return [null];
    default:
      return [textFor(schema)];
  }
}

function samplesOfObject({
  properties = {},
  patternProperties = {},
  additionalProperties,
}: Schema): unknown[] {
  const further = typeof additionalProperties === "object" ? { further: additionalProperties } : {};
  const fields = {
    ...properties,
    ...Object.fromEntries(Object.values(patternProperties).map((inner) => ["a", inner])),
    ...further,
  };
  const alternatives = Object.entries(fields).map(([name, inner]) => [name, samplesOf(inner)] as const);
  const first = Object.fromEntries(alternatives.map(([name, values]) => [name, values[0]]));
  return [
    first,
    ...alternatives.flatMap(([name, values]) =>
      values.slice(1).map((value) => ({ ...first, [name]: value })),
    ),
  ];
}

function textFor({ pattern = "", minLength = 1 }: Schema): string {
  const fits = (text: string) => new RegExp(pattern).test(text) && text.length >= minLength;
  const text = TEXTS.find(fits);
  if (text === undefined) throw new Error(`No sample fits ${pattern}`);
  return text;
}

/** The value with each of its texts changed in turn, and each key of a record; each number as `numbers` say. */
export function* variantsOf(
  value: unknown,
  texts: (text: string) => unknown[],
  numbers: unknown[],
): Generator<unknown> {
  if (typeof value === "string") yield* texts(value);
  else if (typeof value === "number") yield* numbers;
  else if (Array.isArray(value))
    for (const [index, item] of value.entries())
      for (const changed of variantsOf(item, texts, numbers)) yield value.with(index, changed);
  else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) {
      for (const changed of variantsOf(item, texts, numbers)) yield { ...value, [key]: changed };
      for (const changed of texts(key)) yield { ...value, [String(changed)]: item };
    }
}
