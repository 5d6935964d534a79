const LONGEST = 60;

/**
 * A value in error sentences: numbers as they are, anything else as shortened JSON, undefined as "nothing".
 */
export function foundValue(value: unknown): string {
  const text = typeof value === "number" ? String(value) : (JSON.stringify(value) ?? "nothing");
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** An error sentence: the key, what was found there, and what is allowed. */
export function notAllowed(key: string, found: unknown, allowed: string): string {
  return `${key}: found ${foundValue(found)}, allowed: ${allowed}`;
}
