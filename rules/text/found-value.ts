const LONGEST = 60;

/** A value as a sentence about wrong content quotes it: a number as it reads, all else as JSON, cut short; what is missing is "nothing". */
export function foundValue(value: unknown): string {
  const text = typeof value === "number" ? String(value) : (JSON.stringify(value) ?? "nothing");
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** What is wrong with content: its key, what was found there and what is allowed. */
export function notAllowed(key: string, found: unknown, allowed: string): string {
  return `${key}: found ${foundValue(found)}, allowed: ${allowed}`;
}
