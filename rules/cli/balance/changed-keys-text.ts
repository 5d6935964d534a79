import type { ChangedKey } from "../../validation.ts";
import { nameOf } from "../terminal/simulation-text.ts";
import type { Comparison } from "./comparison.ts";

const LONGEST = 60;

/** The changed keys with their values, for a table. */
export function changedKeyRows(keys: readonly ChangedKey[]): string[][] {
  return keys.map(({ key, before, after }) => [key, valueText(before), valueText(after)]);
}

/** What an overlay that changes nothing, or nothing in some battles, should tell its author; null if it changes all. */
export function untouchedSentence({ order, keys, places }: Comparison): string | null {
  if (keys.length === 0)
    return `${order.after.title} changes nothing: its values are those of ${nameOfBefore(order.before.title)}.`;
  const same = places.filter(({ isSame, after }) => isSame && after.result.battles > 0);
  if (same.length === 0) return null;
  if (same.length === places.length)
    return "Every battle went exactly as before: nothing that was changed matters in battles as they are measured here.";
  const names = same.map(({ after }) => nameOf(after.result)).join(", ");
  return `Every battle went exactly as before in ${names}: nothing that was changed matters there.`;
}

function nameOfBefore(title: string): string {
  return title === "shipped" ? "the shipped rules" : title;
}

function valueText(value: unknown): string {
  if (value === null) return "–";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
