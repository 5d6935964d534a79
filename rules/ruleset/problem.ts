import { foundValue } from "../text/found-value.ts";

/** Something wrong in a rule file or an overlay. */
export interface Problem {
  /** The key; empty for the whole file. */
  path: readonly string[];
  /** What was found there and what is allowed. */
  text: string;
}

/** A problem of a value: what was found and what is allowed. */
export function wrongValue(path: readonly string[], found: unknown, allowed: string): Problem {
  return { path, text: `found ${foundValue(found)}, allowed: ${allowed}` };
}

/** Where a file has its keys. */
export interface ProblemSource {
  /** Name of the file in sentences. */
  name: string;
  /** Where a key is in the file, such as `:3:12` for line 3, column 12; empty if that is unknown. */
  at(path: readonly string[]): string;
}

/** The sentence about a problem: file with line and column, key, what was found and what is allowed. */
export function problemSentence({ name, at }: ProblemSource, { path, text }: Problem): string {
  return `${name}${at(path)}: ${path.join(".") || "(whole file)"}: ${text}`;
}

/** The source of content that did not come from a text: it has a name, and no lines. */
export function namedSource(name: string): ProblemSource {
  return { name, at: () => "" };
}
