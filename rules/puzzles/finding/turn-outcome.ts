import { perform } from "../../battle/actions/apply-action.ts";
import type { Battle } from "../../battle/state/battle.ts";
import { cloneBattle } from "../../battle/state/clone-battle.ts";
import { livingCount } from "../../battle/synergies/synergies.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { positionChance } from "../../search/position-chance.ts";
import { playEnemyAnswer } from "../enemy-answer.ts";
import { isGoalReached } from "../goal-shortfalls.ts";
import type { PositionGoal } from "../position.ts";
import type { PlanState } from "./plan-search.ts";

/** What becomes of a plan when the turn ends after it. */
export interface TurnOutcome {
  state: PlanState;
  /** Whether all enemies are defeated before they act. */
  wins: boolean;
  /** The battle when the next own turn begins, or its end. */
  after: Battle;
  /** Own creatures that are left, and enemies, those in hands and decks included. */
  own: number;
  foes: number;
  /** A quick estimate of the chance to win from there. */
  estimate: number;
}

/** Ends the turn after a plan and plays the enemy's answer. */
export function outcomeOf(rules: RuleSet, state: PlanState): TurnOutcome {
  const after = cloneBattle(state.battle);
  if (after.winner === null) perform(rules, after, 0, { type: "endTurn" }, null);
  const wins = livingCount(after.sides[1]) === 0;
  playEnemyAnswer(rules, after);
  const [own, foes] = after.sides.map(livingCount) as [number, number];
  return { state, wins, after, own, foes, estimate: positionChance(rules, after, 0) };
}

/** Whether an outcome reaches a goal. */
export function reaches(goal: PositionGoal, before: Battle, outcome: TurnOutcome): boolean {
  return goal.kind === "win" ? outcome.wins : isGoalReached(goal, before, outcome.after);
}
