import type { RuleSet } from "../ruleset/rule-set.ts";

/** Letters of any script with their marks, digits, and what names have between them; the first is a letter. */
const NAME = /^\p{L}[\p{L}\p{M}\p{N} .'’-]*$/u;

/** Returns a typed name as it is kept, with single spaces and none around it; null if it is not allowed. */
export function petName(rules: RuleSet, typed: string): string | null {
  const name = typed.normalize("NFC").trim().replace(/ +/g, " ");
  return NAME.test(name) && [...name].length <= rules.pets.cat.nameLength ? name : null;
}
