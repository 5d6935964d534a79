export type Values = Record<string, unknown>;

/** The values with an overlay on them: objects are merged key by key, everything else is replaced. */
export function merged(values: unknown, overlay: unknown): unknown {
  if (!isRecord(values) || !isRecord(overlay)) return overlay === undefined ? values : overlay;
  const keys = [...new Set([...Object.keys(values), ...Object.keys(overlay)])];
  return Object.fromEntries(keys.map((key) => [key, merged(values[key], overlay[key])]));
}

/** What an overlay must name to make the edited values of the shipped ones; undefined if they are equal. */
export function differing(shipped: unknown, edited: unknown): unknown {
  if (isRecord(shipped) && isRecord(edited)) {
    const changed = Object.keys(edited).flatMap((key) => {
      const difference = differing(shipped[key], edited[key]);
      return difference === undefined ? [] : [[key, difference] as const];
    });
    return changed.length === 0 ? undefined : Object.fromEntries(changed);
  }
  return isSame(shipped, edited) ? undefined : edited;
}

/** Whether two values are equal; the form puts the keys of objects into the order of the schema. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (isRecord(one) && isRecord(other))
    return (
      Object.keys(one).length === Object.keys(other).length &&
      Object.keys(one).every((key) => isSame(one[key], other[key]))
    );
  return one === other;
}

function isRecord(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
