const PLACE = /([^\s/\\(]+:\d+:\d+)\)?$/;

/** What a bot threw, in quotes, with file, line and column if its stack begins with them. */
export function errorText(thrown: unknown): string {
  if (!(thrown instanceof Error)) return described(thrown);
  const first = thrown.stack?.split("\n").find((line) => line.trimStart().startsWith("at "));
  const place = first === undefined ? null : PLACE.exec(first.trimEnd());
  return `"${thrown.name}: ${thrown.message}"${place ? ` at ${place[1]}` : ""}`;
}

const LONGEST = 100;

/** Any value as a short text; also one that JSON cannot contain. */
export function described(value: unknown): string {
  const text = jsonOf(value) ?? String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
