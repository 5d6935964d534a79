import { shippedRules, type Texts } from "../../../rules/index.ts";

/** A template whose own words are shorter says too little to know it by. */
const FEWEST_LETTERS = 8;

/**
 * Returns English texts and words of the rule files among what a screen in another language shows (`GAP-63`). Texts that
 * are the same in both languages do not count.
 */
export function englishAmong(texts: Texts, shown: readonly string[]): string[] {
  const pairs = pairsOf(shippedRules.texts, texts);
  const own = new Set(pairs.map(({ said }) => said));
  const english = pairs.filter(({ source, said }) => source !== said && !own.has(source));
  const whole = new Set(english.map(({ source }) => source).filter((source) => !source.includes("{")));
  const templates = english.flatMap(({ source }) => templateOf(source));
  const words = pairsOf(shippedRules.texts.names, texts.names)
    .filter(({ source, said }) => source !== said)
    .map(({ source }) => new RegExp(`\\b${source}\\b`));
  const { tools, spells } = shippedRules;
  const items = new RegExp([...Object.keys(tools), ...Object.keys(spells)].join("|"), "g");
  return shown.filter((text) => {
    const line = text.replace(items, "").trim();
    return whole.has(line) || [...templates, ...words].some((pattern) => pattern.test(line));
  });
}

interface Pair {
  source: string;
  said: string;
}

function pairsOf(source: unknown, said: unknown): Pair[] {
  if (typeof source === "string") return typeof said === "string" ? [{ source, said }] : [];
  if (typeof source !== "object" || source === null || typeof said !== "object" || said === null) return [];
  const other = new Map(Object.entries(said));
  return Object.entries(source).flatMap(([key, value]) => pairsOf(value, other.get(key)));
}

function templateOf(source: string): RegExp[] {
  const parts = source.split(/\{\w+\}/);
  if (parts.length < 2 || parts.join("").replace(/\W/g, "").length < FEWEST_LETTERS) return [];
  return [new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".+")}$`)];
}
