import type { TSchema } from "typebox";
import { Errors } from "typebox/schema";
import { notAllowed } from "../text/found-value.ts";

/**
 * One sentence for each problem of `content`, which is the value at `path`: file, key, what was found, what
 * is allowed.
 */
export function problemsOf(file: string, schema: TSchema, content: unknown, path = ""): string[] {
  const [, errors] = Errors(schema, content);
  return errors.map((error) => {
    const key = [path, ...error.instancePath.split("/").slice(1)].filter(Boolean).join(".");
    return `${file}: ${notAllowed(key || "(whole file)", at(content, error.instancePath), error.message)}`;
  });
}

function at(content: unknown, pointer: string): unknown {
  let value = content;
  for (const key of pointer.split("/").slice(1)) {
    if (value === null || typeof value !== "object") return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
