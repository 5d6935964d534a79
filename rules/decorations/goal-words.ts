import type { RuleSet } from "../ruleset/rule-set.ts";
import { fill } from "../text/fill.ts";
import { numberText } from "../texts/number-text.ts";

/** A goal, a goal of the day or an achievement in words: its name, and how it is reached; null for an unknown key. */
export function goalWords(rules: RuleSet, key: string): { name: string; how: string } | null {
  const { first, daily, achievements } = rules.texts.goals;
  const goals: Readonly<Record<string, { name: string; how: string } | undefined>> = { ...first, ...daily };
  const goal = Object.hasOwn(goals, key) ? goals[key] : undefined;
  if (goal) {
    const atLeast = rules.goals.daily[key]?.atLeast ?? 0;
    return { name: fill(goal.name, { atLeast: numberText(rules.texts, atLeast) }), how: goal.how };
  }
  const told: Readonly<Record<string, { name: string; what: string } | undefined>> = achievements;
  const [text, row] = Object.hasOwn(told, key) ? [told[key], rules.goals.achievements[key]] : [];
  if (!text || !row) return null;
  return {
    name: text.name,
    how: fill(text.what, { atLeast: numberText(rules.texts, row.atLeast) }),
  };
}
