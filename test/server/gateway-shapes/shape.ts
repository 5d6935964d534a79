/** Says what is wrong with a value at a place, or null. */
export type Shape = (value: unknown, place: string) => string | null;

/** A value of which a test holds. */
export function valueThat(name: string, holds: (value: unknown) => boolean): Shape {
  return (value, place) => (holds(value) ? null : `${place || "the whole"} must be ${name}`);
}

export function listOf(item: Shape): Shape {
  return (value, place) => {
    if (!Array.isArray(value)) return `${place} must be a list`;
    return firstFault(value.map((one, at) => () => item(one, `${place}/${at}`)));
  };
}

/** One of some shapes, of which at most one is more than a single value, as in `Name | null`. */
export function eitherOf(shapes: readonly Shape[]): Shape {
  return (value, place) => {
    const faults = shapes.map((shape) => shape(value, place));
    return faults.includes(null) ? null : (faults.find((fault) => fault !== null) ?? null);
  };
}

export interface Field {
  name: string;
  optional: boolean;
  shape: Shape;
}

/** A structure with these fields and no others. */
export function structureOf(fields: readonly Field[]): Shape {
  const known = new Map(fields.map((field) => [field.name, field]));
  return (value, place) => {
    if (!isStructure(value)) return `${place || "the whole"} must be a structure`;
    const missing = fields.find(({ name, optional }) => !optional && value[name] === undefined);
    if (missing) return `${place} lacks the field ${missing.name}`;
    return firstFault(
      Object.entries(value).map(([name, one]) => () => {
        const field = known.get(name);
        return field ? field.shape(one, `${place}/${name}`) : `${place} has the unknown field ${name}`;
      }),
    );
  };
}

/** One of some structures, which a field tells apart. */
export function variantsBy(field: string, variants: ReadonlyMap<unknown, Shape>): Shape {
  return (value, place) => {
    const told = isStructure(value) ? value[field] : undefined;
    const variant = variants.get(told);
    return variant ? variant(value, place) : `${place}/${field} names no variant: ${JSON.stringify(told)}`;
  };
}

function isStructure(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function firstFault(checks: readonly (() => string | null)[]): string | null {
  for (const check of checks) {
    const fault = check();
    if (fault !== null) return fault;
  }
  return null;
}
