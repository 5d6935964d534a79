import type { RuleSet } from "../ruleset/rule-set.ts";
import { progressOf, reachedGoals } from "./deeds.ts";
import type { Measure } from "./measure-names.ts";
import { type GoalFacts, measured } from "./measures.ts";

/** A goal as measured: how far the player is of how much. */
export interface GoalStanding {
  key: string;
  /** At most `atLeast`. */
  value: number;
  atLeast: number;
  /** When it was reached (milliseconds of the server clock); null before. */
  reachedAt: number | null;
}

interface Row {
  measure: Measure;
  atLeast: number;
}

/** The rows of all goals and achievements by key. */
function rowsOf({ goals }: RuleSet): [string, Row][] {
  return [...Object.entries(goals.first), ...Object.entries(goals.achievements)];
}

/** The goals and achievements that the facts fulfil and that were not reached before, by key. */
export function newlyReached(facts: GoalFacts): string[] {
  const reached = reachedGoals(facts.lab);
  return rowsOf(facts.rules)
    .filter(([key, row]) => !Object.hasOwn(reached, key) && measured(row.measure, facts) >= row.atLeast)
    .map(([key]) => key);
}

/** Notes in the lab what is newly reached at `now`; returns the keys. What was reached stays so. */
export function noteReached(facts: GoalFacts, now: number): string[] {
  const keys = newlyReached(facts);
  if (keys.length === 0) return keys;
  const { reached } = progressOf(facts.lab);
  for (const key of keys) reached[key] = now;
  return keys;
}

/** How far each goal and achievement is, in the order of the rule file. */
export function goalStandings(facts: GoalFacts): GoalStanding[] {
  const reached = reachedGoals(facts.lab);
  return rowsOf(facts.rules).map(([key, { measure, atLeast }]) => {
    const reachedAt = reached[key] ?? null;
    const value = reachedAt === null ? Math.min(atLeast, measured(measure, facts)) : atLeast;
    return { key, value, atLeast, reachedAt };
  });
}
