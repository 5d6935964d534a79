import type { TSchema } from "typebox";
import { Errors } from "typebox/schema";
import { BadInput, badInput } from "./bad-input.ts";

/** Refuses content that a schema does not allow, with one sentence about the first thing that is wrong. */
export function checkShape(file: string, schema: TSchema, content: unknown, path = ""): void {
  const [, errors] = Errors(schema, content);
  const error = errors.find(({ keyword }) => keyword !== "boolean");
  if (!error) return;
  const key = [path, error.instancePath.slice(1).replaceAll("/", ".")]
    .filter((part) => part !== "")
    .join(".");
  throw sentenceOf(file, key, error.params, error.message, at(content, error.instancePath));
}

function sentenceOf(file: string, key: string, params: object, message: string, content: unknown): BadInput {
  const inside = (name: unknown) => [key, String(name)].filter((part) => part !== "").join(".");
  if ("requiredProperties" in params && Array.isArray(params.requiredProperties))
    return badInput(`${file}: ${inside(params.requiredProperties[0])}`, "nothing", "is a value");
  if ("additionalProperties" in params && Array.isArray(params.additionalProperties))
    return badInput(
      `${file}: ${inside(params.additionalProperties[0])}`,
      "an unknown key",
      "are the documented keys only",
    );
  const where = `${file}: ${key === "" ? "(whole file)" : key}`;
  if ("allowedValues" in params && Array.isArray(params.allowedValues))
    return badInput(where, shown(content), `are ${params.allowedValues.join(", ")}`);
  if ("allowedValue" in params) return badInput(where, shown(content), `is ${String(params.allowedValue)}`);
  return new BadInput(`${where}: found ${shown(content)}, allowed: ${message}`);
}

const LONGEST_SHOWN = 60;

/** A value as it stands in the file, cut short. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

function at(content: unknown, pointer: string): unknown {
  let value = content;
  for (const key of pointer.split("/").slice(1)) {
    if (value === null || typeof value !== "object") return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
