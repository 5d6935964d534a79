import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fill } from "../../text/fill.ts";
import type { BattleAction } from "../state/action.ts";

export type ReasonName = keyof RuleSet["ai"]["reasons"];

/** One thing that spoke for or against an action. */
export interface Reason {
  name: ReasonName;
  value: number;
}

/** A candidate with its score and where that comes from. */
export interface ScoredAction {
  action: BattleAction;
  score: number;
  reasons: Reason[];
}

/** Where reasons are written; null when nobody asks. */
export type Reasons = Reason[] | null;

/** Writes a part of a score down, where somebody asks, and gives it back. */
export function because(reasons: Reasons, name: ReasonName, value: number): number {
  if (reasons !== null && value !== 0) reasons.push({ name, value });
  return value;
}

/** The answer to "why did it do that?": a sentence for each reason, the strongest first. */
export function reasonTexts(rules: RuleSet, { reasons }: ScoredAction): string[] {
  return [...reasons]
    .sort((one, other) => Math.abs(other.value) - Math.abs(one.value))
    .map(({ name, value }) =>
      fill(rules.ai.reasons[name], {
        points: Math.round(value * 100) / 100,
        percent: Math.round(value * 100),
      }),
    );
}
