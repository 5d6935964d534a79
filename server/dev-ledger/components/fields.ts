import { attosOf, formatAttos } from "../state/attos.ts";
import type { DataField } from "../state/model.ts";

export function textField(name: string, value: string): DataField {
  return { kind: "String", field_name: name, value };
}

export function textsField(name: string, values: readonly string[]): DataField {
  const elements = values.map((value) => ({ kind: "String" as const, value }));
  return { kind: "Array", field_name: name, element_kind: "String", elements };
}

export function decimalField(name: string, value: number): DataField {
  return { kind: "Decimal", field_name: name, value: formatAttos(attosOf(value)) };
}

/** A whole number from 0 to 255. */
export function smallNumberField(name: string, value: number): DataField {
  return { kind: "U8", field_name: name, value: String(value) };
}

export function readText(fields: readonly DataField[], name: string): string {
  const field = fieldOf(fields, name);
  if (field.kind === "Array") throw new Error(`The field ${name} is a list.`);
  return field.value;
}

export function readNumber(fields: readonly DataField[], name: string): number {
  return Number(readText(fields, name));
}

export function readList(fields: readonly DataField[], name: string): string[] {
  const field = fieldOf(fields, name);
  if (field.kind !== "Array") throw new Error(`The field ${name} is no list.`);
  return field.elements.map(({ value }) => value);
}

function fieldOf(fields: readonly DataField[], name: string): DataField {
  const field = fields.find(({ field_name }) => field_name === name);
  if (!field) throw new Error(`There is no field ${name}.`);
  return field;
}
