import { english } from "../../texts/english.ts";
import { placesIn, placesOf } from "../../texts/places.ts";
import { isPlural } from "../../texts/plural.ts";
import { isTree, type Tree } from "../overlay.ts";
import type { Problem } from "../problem.ts";
import { didYouMean, similarName } from "../similar-name.ts";
import { itemPlaces } from "./item-places.ts";

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
