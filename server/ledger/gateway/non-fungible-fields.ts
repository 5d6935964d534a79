/** A non-fungible token's data in the gateway's programmatic JSON: fields with kinds and values. */
interface SpelledValue {
  kind?: unknown;
  value?: unknown;
  field_name?: unknown;
  fields?: unknown;
  elements?: unknown;
}

const PLAIN = /^(String|Decimal|PreciseDecimal|[UI](8|16|32|64|128))$/;

/** Texts, numbers and lists of texts by field name; fields of other kinds or without a name are left out. */
export function fieldsOf(data: unknown): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = Object.create(null);
  for (const field of valuesIn((data as SpelledValue | null)?.fields)) {
    const value = plainValue(field);
    if (typeof field.field_name === "string" && value !== null) fields[field.field_name] = value;
  }
  return fields;
}

function plainValue({ kind, value, elements }: SpelledValue): string | string[] | null {
  if (kind === "Array") {
    const list = valuesIn(elements);
    return list.every(isText) ? list.map((element) => element.value) : null;
  }
  return PLAIN.test(String(kind)) && typeof value === "string" ? value : null;
}

function isText(element: SpelledValue): element is { value: string } {
  return element.kind === "String" && typeof element.value === "string";
}

function valuesIn(list: unknown): SpelledValue[] {
  if (!Array.isArray(list)) return [];
  return list.filter((value) => typeof value === "object" && value !== null);
}
