import type { TSchema } from "typebox";
import { namedSource, problemSentence } from "./problem.ts";
import { schemaProblems } from "./schema-problems.ts";

/**
 * One sentence for each problem of `content`, which is the value at `path` (with dots): file, key, what was found, what
 * is allowed.
 */
export function problemsOf(file: string, schema: TSchema, content: unknown, path = ""): string[] {
  const at = path.split(".").filter(Boolean);
  return schemaProblems(schema, content, at).map((problem) => problemSentence(namedSource(file), problem));
}
