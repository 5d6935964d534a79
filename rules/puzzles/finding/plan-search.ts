import type { Battle } from "../../battle/state/battle.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { distinctActions, newPlan, nextPlan, type PlanState } from "../plan.ts";
import { stateKey } from "../state-key.ts";

/** The states that plans of one turn lead to, those with fewer actions first. */
export interface PlanSearch {
  states: PlanState[];
  /** Whether there are no others of at most `longest` actions. */
  isComplete: boolean;
}

/** Limits of a search. */
export interface SearchLimits {
  /** Most states. */
  states: number;
  /** Most actions of a plan. */
  longest: number;
}

/**
 * All states that a side's actions of one turn lead to, level by level, so that each is found by the fewest actions.
 * Orders that lead to the same state are merged. `stopsAt`, if given, ends the search with the level after the first
 * state it holds for.
 */
export function searchPlans(
  rules: RuleSet,
  battle: Battle,
  { states: most, longest }: SearchLimits,
  stopsAt: (state: PlanState) => boolean = () => false,
): PlanSearch {
  const states = [newPlan(battle)];
  const known = new Set([stateKey(rules, battle)]);
  let last = longest;
  for (let index = 0; index < states.length; index++) {
    const state = states[index] as PlanState;
    if (state.length >= last) break;
    if (state.battle.winner !== null) continue;
    for (const action of distinctActions(rules, state.battle, 0)) {
      const next = nextPlan(rules, state, action, 0);
      const key = stateKey(rules, next.battle);
      if (known.has(key)) continue;
      if (states.length >= most) return { states, isComplete: false };
      known.add(key);
      states.push(next);
      if (last === longest && stopsAt(next)) last = Math.min(longest, next.length + 1);
    }
  }
  return { states, isComplete: true };
}
