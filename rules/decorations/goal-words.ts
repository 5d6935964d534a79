import type { RuleSet } from "../ruleset/rule-set.ts";
import { fill } from "../text/fill.ts";
import { numberText } from "../texts/number-text.ts";

/** A goal or achievement in words: its name, and how it is reached; null for one that the rules do not have. */
export function goalWords(rules: RuleSet, key: string): { name: string; how: string } | null {
  const { first, achievements } = rules.texts.goals;
  const goals: Readonly<Record<string, { name: string; how: string } | undefined>> = first;
  const goal = Object.hasOwn(goals, key) ? goals[key] : undefined;
  if (goal) return { name: goal.name, how: goal.how };
  const told: Readonly<Record<string, { name: string; what: string } | undefined>> = achievements;
  const [text, row] = Object.hasOwn(told, key) ? [told[key], rules.goals.achievements[key]] : [];
  if (!text || !row) return null;
  return {
    name: text.name,
    how: fill(text.what, { atLeast: numberText(rules.texts, row.atLeast) }),
  };
}
