import type { RuleSet } from "../../../ruleset/rule-set.ts";
import { fillNumbers } from "../../../texts/fill-numbers.ts";

export type ReasonName = keyof RuleSet["texts"]["ai"]["reasons"];

/** One part of a score, for or against an action. */
export interface Reason {
  name: ReasonName;
  value: number;
}

/** The list for recording reasons; null if they are not recorded. */
export type Reasons = Reason[] | null;

/** Records a part of a score, if reasons are wanted, and returns it. */
export function because(reasons: Reasons, name: ReasonName, value: number): number {
  if (reasons !== null && value !== 0) reasons.push({ name, value });
  return value;
}

/** The reasons for an action as sentences, the strongest first: "Why did it do that?". */
export function reasonTexts(rules: RuleSet, { reasons }: { reasons: readonly Reason[] }): string[] {
  return [...reasons]
    .sort((one, other) => Math.abs(other.value) - Math.abs(one.value))
    .map(({ name, value }) =>
      fillNumbers(rules.texts, rules.texts.ai.reasons[name], {
        points: Math.round(value * 100) / 100,
        percent: Math.round(value * 100),
      }),
    );
}
