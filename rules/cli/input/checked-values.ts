import { didYouMean, similarName } from "../../ruleset/similar-name.ts";
import { foundValue } from "../../text/found-value.ts";
import { badInput } from "./bad-input.ts";

type Values = Readonly<Record<string, unknown>>;

/** The object at a place of a file; refuses anything else, and keys that are not known. */
export function objectAt(where: string, value: unknown, known: readonly string[]): Values {
  if (value === null || typeof value !== "object" || Array.isArray(value))
    throw badInput(where, foundValue(value), `is an object with ${known.join(", ")}`);
  for (const key of Object.keys(value)) if (!known.includes(key)) throw unknownKey(where, key, known);
  return value as Values;
}

export function unknownKey(where: string, key: string, known: readonly string[]) {
  return badInput(
    where,
    `the unknown key ${JSON.stringify(key)}`,
    `are ${known.join(", ")}${didYouMean(similarName(key, known))}`,
  );
}

/** The number at a place of a file, within limits. */
export function numberAt(where: string, value: unknown, [least, most]: readonly [number, number]): number {
  if (typeof value !== "number" || !(value >= least && value <= most))
    throw badInput(where, foundValue(value), `is a number from ${least} to ${most}`);
  return value;
}
