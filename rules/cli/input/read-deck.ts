import type { Deck, RuleSet } from "../../index.ts";
import { deckOf } from "./deck-content.ts";
import { readSource } from "./read-json.ts";

/** The deck in a file; undefined without a file. */
export function readDeck(rules: RuleSet, mode: "ai" | "pvp", file: string | undefined): Deck | undefined {
  if (file === undefined) return undefined;
  const source = readSource(file);
  return deckOf(rules, mode, source, source.content);
}
