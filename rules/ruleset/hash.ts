import { type AddedRules, withoutIdleRules } from "./added-rules.ts";
import type { RuleSet } from "./rule-set.ts";

/** JSON with sorted keys, so that equal rules have the same text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(",")}}`;
  }
  return JSON.stringify(value);
}

const PRIME = 0x01000193;
const FIRST_OFFSET = 0x811c9dc5;
const SECOND_OFFSET = 0x9747b28c;

function fnv1a(text: string, offset: number): string {
  let hash = offset;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/**
 * A short fingerprint of a rule set, 16 hexadecimal digits, for replays, simulations and clients. It covers
 * the numbers only, and of these no later rule that changes nothing, nor goals, scenes, decorations and the days of positions:
 * what goals and scenes bring is decided by the server alone, decorations are looks, positions have rules of their own (`GAP-72`).
 */
export function hashRules(
  { texts: _, goals: __, decorations: ___, puzzles: ____, scenes: _____, ...numbers }: RuleSet,
  added?: AddedRules,
): string {
  return hashOf(withoutIdleRules(numbers, added));
}

/** The fingerprint of any plain value. */
function hashOf(value: object): string {
  const text = canonical(value);
  return fnv1a(text, FIRST_OFFSET) + fnv1a(text, SECOND_OFFSET);
}
