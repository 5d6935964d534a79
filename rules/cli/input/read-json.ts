import { readFileSync } from "node:fs";
import { type JsonSource, problemSentence, problemsOf, readJsonSource } from "../../validation.ts";
import { BadInput, badInput } from "./bad-input.ts";

/** The content of a JSON file; throws `BadInput` if it cannot be read, is not JSON or has a key twice. */
export function readJson(file: string): unknown {
  return readSource(file).content;
}

/** The content of a JSON file with the line and column of each key; throws `BadInput` as `readJson` does. */
export function readSource(file: string): JsonSource {
  const read = readJsonSource(file, readText(file));
  if (!read.ok) throw new BadInput(read.problem);
  const [repeated] = read.source.repeated;
  if (repeated) throw new BadInput(problemSentence(read.source, repeated));
  return read.source;
}

/** The text of a file; throws `BadInput` if it cannot be read. */
export function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw badInput(file, codeOf(error), "is a JSON file that can be read");
  }
}

const REASONS: Record<string, string> = {
  ENOENT: "no such file",
  EISDIR: "a folder",
  EACCES: "a file that may not be read",
};

function codeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  return REASONS[code] ?? code;
}

/** Refuses what does not have the form of a schema, with file and key; `path` is where it stands in the file. */
export function checkForm(file: string, schema: object, content: unknown, path = ""): void {
  const problems = problemsOf(file, schema, content, path);
  // A key that is written wrongly is also one that is missing: the sentence that knows which is meant helps more.
  const problem = problems.find((one) => one.includes("did you mean")) ?? problems[0];
  if (problem !== undefined) throw new BadInput(problem);
}
