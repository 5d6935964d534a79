import { english } from "../../texts/english.ts";
import { placesIn, placesOf } from "../../texts/places.ts";
import { isPlural } from "../../texts/plural.ts";
import { isTree, type Tree } from "../overlay.ts";
import type { Problem } from "../problem.ts";
import { didYouMean, similarName } from "../similar-name.ts";
import { valueAt } from "../texts-beside-numbers.ts";

/** Placeholders in texts that nothing fills, and braces that open none. */
export function placeProblems(rules: Tree): Problem[] {
  const texts = rules.texts;
  return isTree(texts) ? below(rules, english, texts, ["texts"]) : [];
}

function below(rules: Tree, source: unknown, entry: unknown, path: readonly string[]): Problem[] {
  if (typeof entry === "string") return textProblems(entry, knownPlaces(rules, source, path), path);
  if (Array.isArray(entry))
    return entry.flatMap((one, index) => below(rules, source, one, [...path, String(index)]));
  if (isPlural(entry)) {
    const { of, ...forms } = entry;
    const known = [...knownPlaces(rules, source, path), of];
    return Object.entries(forms).flatMap(([form, text]) =>
      typeof text === "string" ? textProblems(text, known, [...path, form]) : [],
    );
  }
  if (!isTree(entry)) return [];
  const from = isTree(source) ? source : {};
  return Object.entries(entry).flatMap(([key, value]) => below(rules, from[key], value, [...path, key]));
}

function knownPlaces(rules: Tree, source: unknown, path: readonly string[]): string[] {
  return itemPlaces(rules, path) ?? placesIn(source);
}

function textProblems(text: string, known: readonly string[], path: readonly string[]): Problem[] {
  const allowed = known.length === 0 ? "is none" : `are ${known.map((name) => `{${name}}`).join(", ")}`;
  const strange = placesOf(text).filter((name) => !known.includes(name));
  const problems = strange.map((name): Problem => {
    const similar = similarName(name, known);
    const meant = didYouMean(similar === null ? null : `{${similar}}`);
    return { path, text: `found the placeholder {${name}}, allowed ${allowed}${meant}` };
  });
  const [brace] = /[{}]/.exec(text.replace(/\{\w+\}/g, "")) ?? [];
  if (brace !== undefined) problems.push({ path, text: `found a single ${brace}, allowed ${allowed}` });
  return problems;
}

/** Groups of numbers of a tool, spell or effect, with what their places begin with. */
const GROUPS = {
  each: "",
  onTarget: "",
  onCaster: "caster_",
  first: "first_",
  last: "last_",
  growth: "growth_",
} as const;

const ROWS = { tools: "tools", spells: "spells", effects: "effectCatalogue" } as const;
/** Places that `described` in `battle/effects/item-description.ts` fills besides the numbers of the row. */
const OF_EVERY_ITEM = ["fadePercent", "reductionPercent", "stunPercent"];
const OF_A_KIND = { tools: ["healingByTurn"], spells: ["criticalFactor"], effects: [] } as const;

/** The places that the sentence of a tool, spell or effect can have, from its numbers; null for any other text. */
function itemPlaces(rules: Tree, [, subject, kind = "", name = ""]: readonly string[]): string[] | null {
  if (subject !== "items" || !isKind(kind)) return null;
  const row = valueAt(rules, [ROWS[kind], name]);
  if (!isTree(row)) return [];
  const own = numbersIn(row);
  const grouped = Object.entries(GROUPS).flatMap(([group, prefix]) =>
    numbersIn(row[group]).map((key) => prefix + key),
  );
  return [...new Set([...own, ...grouped, ...OF_A_KIND[kind], ...OF_EVERY_ITEM])];
}

function isKind(name: string): name is keyof typeof ROWS {
  return Object.hasOwn(ROWS, name);
}

function numbersIn(value: unknown): string[] {
  if (!isTree(value)) return [];
  return Object.keys(value).filter((key) => typeof value[key] === "number");
}
