/** An id of the specification, such as `GAP-51`, or `GAP-26` with the numbers of its steps. */
const ID = "`[A-Z]{3}-\\d{2,3}`(?: \\d+(?: and \\d+)?)?";
const BETWEEN = "(?:,|\\s+to|\\s+and)?[\\s*]*";
const IDS = `${ID}(?:${BETWEEN}${ID})*`;
const IN_BRACKETS = new RegExp(`[\\s*]*\\(${IDS}\\)`, "g");
const AT_END_OF_BRACKETS = new RegExp(`[:,]\\s*${IDS}\\)`, "g");

/** A text whose comments refer to no specification: ids in brackets are left out. */
export function withoutIds(text: string): string {
  return text.replace(IN_BRACKETS, "").replace(AT_END_OF_BRACKETS, ")");
}
