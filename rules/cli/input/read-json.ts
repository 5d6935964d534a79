import { readFileSync } from "node:fs";
import { badInput } from "./bad-input.ts";

/** The content of a JSON file; throws `BadInput` if it cannot be read. */
export function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw badInput(file, codeOf(error), "is a JSON file that can be read");
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw badInput(file, error instanceof Error ? error.message : String(error), "is JSON");
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
