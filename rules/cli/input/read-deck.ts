import type { Deck, RuleSet } from "../../index.ts";
import { deckOf } from "./deck-content.ts";
import { readJson } from "./read-json.ts";

/** The deck in a file; undefined without a file. */
export function readDeck(rules: RuleSet, mode: "ai" | "pvp", file: string | undefined): Deck | undefined {
  return file === undefined ? undefined : deckOf(rules, mode, file, readJson(file));
}
