import type { TSchema } from "typebox";
import { Errors } from "typebox/schema";
import { allowedBy } from "./allowed-values.ts";
import { type Problem, wrongValue } from "./problem.ts";
import { type ReadSchema, schemaAt } from "./read-schema.ts";
import { didYouMean, similarName } from "./similar-name.ts";

/** What of `content` its schema does not allow; `path` leads to the content. */
export function schemaProblems(schema: TSchema, content: unknown, path: readonly string[] = []): Problem[] {
  const [, errors] = Errors(schema, content);
  const problems = new Map<string, Problem>();
  const add = (problem: Problem) => {
    // One value can break several limits of its schema, and the sentence names them all.
    const key = JSON.stringify(problem.path);
    if (!problems.has(key)) problems.set(key, problem);
  };
  for (const { keyword, instancePath, params } of errors) {
    const at = instancePath.split("/").slice(1).map(unescaped);
    const part = schemaAt(schema as ReadSchema, at);
    if (keyword === "additionalProperties") {
      const { additionalProperties } = params as { additionalProperties: string[] };
      for (const key of additionalProperties)
        add(unknownKey([...path, ...at, key], Object.keys(part?.properties ?? {})));
    } else if (keyword === "required") {
      const { requiredProperties } = params as { requiredProperties: string[] };
      for (const key of requiredProperties)
        add(wrongValue([...path, ...at, key], undefined, allowedBy(part?.properties?.[key])));
    } else if (part !== null) add(wrongValue([...path, ...at], valueAt(content, at), allowedBy(part)));
  }
  return [...problems.values()];
}

/** A key that its object does not have; `elsewhere` is where such a key exists. */
export function unknownKey(
  path: readonly string[],
  allowed: readonly string[],
  elsewhere: string | null = null,
): Problem {
  const names = allowed.filter((name) => name !== "$schema");
  const parent = path.slice(0, -1);
  const similar = similarName(path.at(-1) ?? "", names);
  const meant = similar === null ? elsewhere : [...parent, similar].join(".");
  return { path, text: `found an unknown key, allowed are ${names.join(", ")}${didYouMean(meant)}` };
}

/** A key of a JSON pointer, in which `~` and `/` are written otherwise. */
function unescaped(key: string): string {
  return key.replaceAll("~1", "/").replaceAll("~0", "~");
}

function valueAt(content: unknown, path: readonly string[]): unknown {
  let value = content;
  for (const key of path) {
    if (value === null || typeof value !== "object") return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
