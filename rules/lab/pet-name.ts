import type { RuleSet } from "../ruleset/rule-set.ts";
import { visibleName } from "../text/visible-name.ts";

/** Letters of any script with their marks, digits, and what names have between them; the first is a letter. */
const NAME = /^\p{L}[\p{L}\p{M}\p{N} .'’-]*$/u;
/** What is left of them in a visible name, a script needs. */
const JOINER = /\p{Cf}/gu;

/** Returns a typed name as it is kept, with single spaces and none around it; null if it is not allowed (`ABU-126`). */
export function petName(rules: RuleSet, typed: string): string | null {
  const name = visibleName(typed, rules.pets.cat.nameLength);
  return name !== null && NAME.test(name.replace(JOINER, "")) ? name : null;
}
