import type { TsType, TsTypeElement } from "@swc/core";

/** A JSON Schema. */
export type Schema = Record<string, unknown>;

const KEYWORDS: Readonly<Record<string, Schema>> = {
  string: { type: "string" },
  number: { type: "number" },
  boolean: { type: "boolean" },
  null: { type: "null" },
  // What the models leave open: any structure, but no bare text or number.
  object: { type: ["object", "array"] },
};

/** What JSON of this TypeScript type looks like; other types are named as `#/definitions/…`. */
export function schemaOfType(type: TsType): Schema {
  switch (type.type) {
    case "TsKeywordType":
      return known(KEYWORDS[type.kind], type.kind);
    case "TsLiteralType":
      return { const: (type.literal as { value?: unknown }).value };
    case "TsTypeReference": {
      const [item] = type.typeParams?.params ?? [];
      const name = "value" in type.typeName ? type.typeName.value : "";
      if (name === "Date") return { type: "string", format: "date-time" };
      if (name === "Array" && item) return { type: "array", items: schemaOfType(item) };
      return { $ref: `#/definitions/${name}` };
    }
    case "TsUnionType":
      return schemaOfUnion(type.types);
    case "TsTypeLiteral":
      return schemaOfFields(type.members);
    default:
      throw unruled(type.type);
  }
}

/** A structure with these fields and no others. */
export function schemaOfFields(members: readonly TsTypeElement[]): Schema {
  const fields = members.map((member) => {
    if (member.type !== "TsPropertySignature" || member.key.type !== "Identifier" || !member.typeAnnotation)
      throw unruled(member.type);
    return {
      name: member.key.value,
      optional: member.optional,
      schema: schemaOfType(member.typeAnnotation.typeAnnotation),
    };
  });
  return {
    type: "object",
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: fields.filter(({ optional }) => !optional).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** `A | null`, or variants that one field tells apart: `{ type: "A" } & A | { type: "B" } & B`. */
function schemaOfUnion(types: readonly TsType[]): Schema {
  const variants = types.flatMap((type) => (type.type === "TsIntersectionType" ? [type.types] : []));
  if (variants.length === 0) return { anyOf: types.map(schemaOfType) };
  const told = variants.map(([tag, variant]) => {
    const { properties } = schemaOfType(known(tag, "variant")) as { properties: Schema };
    return { tag: properties as Record<string, { const: string }>, variant: known(variant, "variant") };
  });
  const [field = ""] = Object.keys(told[0]?.tag ?? {});
  return {
    required: [field],
    properties: { [field]: { enum: told.map(({ tag }) => tag[field]?.const) } },
    allOf: told.map(({ tag, variant }) => ({
      if: { properties: tag },
      // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema
      then: schemaOfType(variant),
    })),
  };
}

function known<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw unruled(what);
  return value;
}

function unruled(what: string): Error {
  return new Error(`The gateway's models use a type without a rule here: ${what}`);
}
