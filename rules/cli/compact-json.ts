const WIDTH = 160;

/** JSON with what fits into a line in one line: a third of the bytes of one line for each value, and as readable. */
export function compactJson(value: unknown, indent = ""): string {
  const line = JSON.stringify(value);
  if (typeof value !== "object" || value === null || indent.length + line.length <= WIDTH) return line;
  const deeper = `${indent} `;
  const parts = Array.isArray(value)
    ? value.map((part) => compactJson(part, deeper))
    : Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}:${compactJson(part, deeper)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${parts.map((part) => deeper + part).join(",\n")}\n${indent}${close}`;
}
