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
