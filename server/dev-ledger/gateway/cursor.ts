/** What a cursor counts: items of a list (`o`), or state versions (`v`). */
type Measure = "o" | "v";

/** The start of the next page, as base64 of `{"o": 100}`. Callers send it back unchanged. */
export function cursorTo(measure: Measure, number: number): string {
  return Buffer.from(JSON.stringify({ [measure]: number })).toString("base64");
}

/** The number in a cursor that a caller sent back; null for any other text, which the gateway ignores. */
export function numberIn(measure: Measure, cursor: string): number | null {
  const [, found, digits] = /^\{"([ov])":(\d{1,15})\}$/.exec(Buffer.from(cursor, "base64").toString()) ?? [];
  return found === measure ? Number(digits) : null;
}
