import type { BattleAction } from "../../battle/actions/action-rules.ts";
import { applyAction, perform } from "../../battle/actions/apply-action.ts";
import type { Battle } from "../../battle/state/battle.ts";
import { cloneBattle } from "../../battle/state/clone-battle.ts";
import { livingCount } from "../../battle/synergies/synergies.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { positionChance } from "../../search/position-chance.ts";
import { expertAnswer, type FoundSpoiler, type Spoils, spoilingTurn } from "../enemy-answer.ts";
import { isGoalReached } from "../goal-shortfalls.ts";
import type { PlanState } from "../plan.ts";
import type { PositionGoal } from "../position.ts";

/** What becomes of a plan when the turn ends after it. */
export interface TurnOutcome {
  state: PlanState;
  /** Whether all enemies are defeated before they act. */
  wins: boolean;
  /** The battle when the own turn has ended. */
  ended: Battle;
  /** The battle after a turn of the enemy in which it does nothing. */
  idle: Battle;
  /** Enemies that are left then, those in hands and decks included: nothing they do leaves more. */
  foes: number;
  /** A quick estimate of the chance to win from there. */
  estimate: number;
  /** How the enemy's turns are looked through for one that spoils a goal. */
  search: AnswerSearch;
  /** So many own creatures are left at most, as far as is known, and the enemy's turn after which they are. */
  left: number;
  worst: BattleAction[] | null;
  /** By numbers of own creatures: whether so many are left whatever the enemy does. */
  holds: Map<number, Hold>;
}

/** How the enemy's turns are looked through; shared by all outcomes of a turn. */
export interface AnswerSearch {
  /** Most states of the enemy's turn; 0: it answers as expert plays. */
  states: number;
  /** The turn that was found last: often it spoils the next plan too. */
  last: BattleAction[];
}

/** Whether a goal holds against every answer of the enemy; `isSure` when all of them were looked at. */
export interface Hold {
  isHeld: boolean;
  isSure: boolean;
}

/** Ends the turn after a plan. */
export function outcomeOf(rules: RuleSet, state: PlanState, search: AnswerSearch): TurnOutcome {
  const ended = cloneBattle(state.battle);
  if (ended.winner === null) perform(rules, ended, 0, { type: "endTurn" }, null);
  const wins = livingCount(ended.sides[1]) === 0;
  const idle = answeredWith(rules, ended, []);
  const [left, foes] = idle.sides.map(livingCount) as [number, number];
  const estimate = positionChance(rules, ended, 0);
  return { state, wins, ended, idle, foes, estimate, search, left, worst: null, holds: new Map() };
}

/** Whether an outcome reaches a goal whatever the enemy does. */
export function holdOf(rules: RuleSet, goal: PositionGoal, before: Battle, outcome: TurnOutcome): Hold {
  if (goal.kind === "win") return { isHeld: outcome.wins, isSure: true };
  const own = goal.kind === "lead" ? goal.own : livingCount(before.sides[0]);
  if (outcome.left < own || !isGoalReached(goal, before, outcome.idle))
    return { isHeld: false, isSure: true };
  const known = outcome.holds.get(own);
  if (known) return known;
  const spoils = (after: Battle) => {
    if (isGoalReached(goal, before, after)) return false;
    outcome.left = livingCount(after.sides[0]);
    return true;
  };
  const { turn, isSure } = foundSpoiler(rules, outcome, spoils);
  if (turn !== null) {
    outcome.worst = turn;
    outcome.search.last = turn;
  }
  const hold = { isHeld: turn === null, isSure };
  outcome.holds.set(own, hold);
  return hold;
}

function foundSpoiler(
  rules: RuleSet,
  { ended, search: { states, last } }: TurnOutcome,
  spoils: Spoils,
): FoundSpoiler {
  const first = states === 0 ? expertAnswer(rules, ended).actions : last;
  if (spoils(answeredWith(rules, ended, first))) return { turn: first, isSure: true };
  return states === 0 ? { turn: null, isSure: true } : spoilingTurn(rules, ended, spoils, states);
}

/** The battle after the enemy's answer: the worst one that is known, or expert's. */
export function answeredOutcome(rules: RuleSet, { ended, worst }: TurnOutcome): Battle {
  return worst === null ? expertAnswer(rules, ended).after : answeredWith(rules, ended, worst);
}

function answeredWith(rules: RuleSet, ended: Battle, answer: readonly BattleAction[]): Battle {
  const after = cloneBattle(ended);
  for (const action of answer) applyAction(rules, after, 1, action);
  if (after.winner === null && after.active === 1) perform(rules, after, 1, { type: "endTurn" }, null);
  return after;
}
