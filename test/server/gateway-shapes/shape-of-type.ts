import type { TsIntersectionType, TsType, TsTypeElement } from "@swc/core";
import { eitherOf, type Field, listOf, type Shape, structureOf, valueThat, variantsBy } from "./shape.ts";

/** The shape that a model's name stands for. */
export type Named = (name: string) => Shape;

const KEYWORDS: Readonly<Record<string, Shape>> = {
  string: valueThat("a text", (value) => typeof value === "string"),
  number: valueThat("a number", (value) => typeof value === "number"),
  boolean: valueThat("true or false", (value) => typeof value === "boolean"),
  null: valueThat("null", (value) => value === null),
  // What the models leave open: any structure, but no bare text or number.
  object: valueThat("a structure", (value) => typeof value === "object" && value !== null),
};
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const dateTime = valueThat("a date and time", (value) => DATE_TIME.test(String(value)));

/** What JSON of this TypeScript type looks like. */
export function shapeOfType(type: TsType, named: Named): Shape {
  switch (type.type) {
    case "TsKeywordType":
      return KEYWORDS[type.kind] ?? unruled(type.kind);
    case "TsTypeReference": {
      const [item] = type.typeParams?.params ?? [];
      const name = "value" in type.typeName ? type.typeName.value : "";
      if (name === "Date") return dateTime;
      return name === "Array" && item ? listOf(shapeOfType(item, named)) : named(name);
    }
    case "TsUnionType": {
      const variants = type.types.filter((one) => one.type === "TsIntersectionType");
      if (variants.length > 0) return shapeOfVariants(variants, named);
      return eitherOf(type.types.map((one) => shapeOfType(one, named)));
    }
    default:
      return unruled(type.type);
  }
}

/** A structure with the fields of an interface. */
export function shapeOfFields(members: readonly TsTypeElement[], named: Named): Shape {
  return structureOf(
    members.map((member): Field => {
      if (member.type !== "TsPropertySignature" || !member.typeAnnotation) return unruled(member.type);
      const shape = shapeOfType(member.typeAnnotation.typeAnnotation, named);
      return { name: nameOf(member), optional: member.optional, shape };
    }),
  );
}

/** `{ readonly A: "A"; … }`: one of its values. */
export function shapeOfEnumeration(type: TsType): Shape {
  const values = literalFields(type).map(({ value }) => value);
  return valueThat(`one of ${values.join(", ")}`, (value) => values.includes(value));
}

/** `{ type: "A" } & A | { type: "B" } & B`: told apart by that field. */
function shapeOfVariants(variants: readonly TsIntersectionType[], named: Named): Shape {
  const told = variants.map(({ types: [tag, variant] }) => {
    const [field] = tag ? literalFields(tag) : [];
    return field && variant ? { field, shape: shapeOfType(variant, named) } : unruled("variant");
  });
  const shapes = new Map(told.map(({ field, shape }) => [field.value, shape]));
  return variantsBy(told[0]?.field.name ?? "", shapes);
}

/** The fields of `{ a: "A"; … }`. */
function literalFields(type: TsType): { name: string; value: unknown }[] {
  if (type.type !== "TsTypeLiteral") return unruled(type.type);
  return type.members.map((member) => {
    const value = member.type === "TsPropertySignature" ? member.typeAnnotation?.typeAnnotation : undefined;
    if (value?.type !== "TsLiteralType" || !("value" in value.literal)) return unruled(member.type);
    return { name: nameOf(member), value: value.literal.value };
  });
}

function nameOf(member: TsTypeElement): string {
  return "key" in member && member.key.type === "Identifier" ? member.key.value : unruled(member.type);
}

function unruled(what: string): never {
  throw new Error(`The gateway's models use a type without a rule here: ${what}`);
}
