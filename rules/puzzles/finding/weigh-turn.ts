import { legalActions } from "../../battle/actions/legal-actions.ts";
import { evaluatePosition, totalOf } from "../../battle/ai/evaluate-position.ts";
import { attackPreview } from "../../battle/preview/attack-preview.ts";
import type { Battle } from "../../battle/state/battle.ts";
import type { RandomState } from "../../battle/state/random.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { PlanState } from "../plan.ts";
import type { PositionGoal } from "../position.ts";
import { searchPlans } from "./plan-search.ts";
import { bestPlayedOn, type Rounds, type WeighedOutcome } from "./played-on.ts";
import { holdOf, outcomeOf, type TurnOutcome } from "./turn-outcome.ts";

/** How hard a turn is looked at. */
export interface Effort {
  /** Most states of a turn; one that has more is left. */
  states: number;
  /** Most states of a turn that may be won: winning states need no answer. */
  winStates: number;
  /** How many states the enemy's answer is played to, those that win aside. */
  answered: number;
  /** Most states of the enemy's turn that are looked at to see whether a goal holds. */
  answers: number;
  /** Whether longer plans than those that win with the fewest actions, and one more, are left out. */
  stopsEarly: boolean;
  /** How the best plans are played on to the end. */
  rounds: Rounds;
  /** By how much of the chance to win all other plans must be behind. */
  clearLead: number;
}

/** Enough to find what may be a position. */
export const FINDING: Effort = {
  states: 1200,
  winStates: 3000,
  answered: 100,
  answers: 400,
  stopsEarly: true,
  rounds: [
    [24, 4],
    [6, 12],
    [2, 24],
  ],
  clearLead: 0.25,
};

/** Ten times as many tries: what is found must hold here too. */
export const CHECKING: Effort = {
  states: 2500,
  winStates: 16_000,
  answered: 2500,
  answers: 1500,
  stopsEarly: false,
  rounds: [
    [200, 6],
    [40, 24],
    [10, 80],
    [3, 240],
  ],
  clearLead: 0.25,
};

export const LONGEST_PLAN = 8;

/** All that one turn can lead to. */
export interface TurnOutcomes {
  outcomes: TurnOutcome[];
  /** Number of states that were looked at, a measure of how much there is to think about. */
  states: number;
}

/** What the plans of a turn lead to; null if there are too many. If it can be won, some may be missing. */
export function turnOutcomes(rules: RuleSet, battle: Battle, effort: Effort): TurnOutcomes | null {
  const states = mayWin(rules, battle) ? effort.winStates : effort.states;
  const stopsAt = effort.stopsEarly ? isWon : undefined;
  const search = searchPlans(rules, battle, { states, longest: LONGEST_PLAN }, stopsAt);
  const winners = search.states.filter(isWon);
  if (winners.length === 0 && (!search.isComplete || search.states.length > effort.states)) return null;
  const losers = search.states.filter((state) => !isWon(state));
  const chosen = [...winners, ...bestStanding(rules, losers, effort.answered)];
  const answers = { states: effort.answers, last: [] };
  return { outcomes: chosen.map((state) => outcomeOf(rules, state, answers)), states: search.states.length };
}

/** More damage than a spell or tool adds to a turn. */
const ITEM_DAMAGE = 90;
/** More than effects add to an attack. */
const GROWTH = 1.6;

/** Whether no enemies are hidden, and the energy may suffice to defeat those on the field. */
function mayWin(rules: RuleSet, battle: Battle): boolean {
  const [own, foe] = battle.sides;
  if (foe.hand.length + foe.deck.length > 0) return false;
  let hit = 0;
  for (const action of legalActions(rules, battle, 0))
    if (action.type === "attack") hit = Math.max(hit, attackPreview(rules, battle, 0, action)?.highest ?? 0);
  const items = [...own.tools, ...own.spells].filter(({ used }) => !used).length;
  const attacks = Math.min(own.energy / rules.battle.costs.attack, LONGEST_PLAN);
  const health = foe.field.reduce((sum, { currentHealth }) => sum + currentHealth, 0);
  return health <= attacks * hit * GROWTH + items * ITEM_DAMAGE;
}

function isWon({ battle }: PlanState): boolean {
  return battle.winner === 0;
}

/** Of each so many states that are answered, one is not among those that stand best. */
const EVERY_ONE_ELSE = 3;

/** Those that stand best before the enemy acts, and some of all others. */
function bestStanding(rules: RuleSet, states: readonly PlanState[], count: number): PlanState[] {
  if (states.length <= count) return [...states];
  const sorted = states
    .map((state) => ({ state, value: totalOf(evaluatePosition(rules, state.battle, 0)) }))
    .sort((one, other) => other.value - one.value)
    .map(({ state }) => state);
  const best = sorted.slice(0, count - Math.floor(count / EVERY_ONE_ELSE));
  const others = sorted.slice(best.length);
  const step = Math.ceil(others.length / (count - best.length));
  return [...best, ...others.filter((_, index) => index % step === 0)];
}

/** The best plan that reaches a goal beside the best that does not; null where there are none. */
export interface GoalLead {
  best: WeighedOutcome | null;
  other: WeighedOutcome | null;
  /** By how much the chance of the first is higher, 0 to 1. */
  lead: number;
}

/** Plays on what reaches a goal and what does not, and compares the best of both. */
export function leadOfGoal(
  rules: RuleSet,
  chances: RuleSet,
  battle: Battle,
  goal: PositionGoal,
  outcomes: readonly TurnOutcome[],
  { rounds, clearLead }: Effort,
  dice: RandomState,
): GoalLead {
  const isHeld = (outcome: TurnOutcome) => holdOf(rules, goal, battle, outcome).isHeld;
  const reaching = outcomes.filter(isHeld);
  const [best = null] = bestPlayedOn(rules, chances, reaching, rounds, dice);
  // No lead can be greater than the whole chance.
  if (best === null || best.chance < clearLead) return { best, other: null, lead: best?.chance ?? 0 };
  const others = outcomes.filter((outcome) => !isHeld(outcome));
  const enough = best.chance - clearLead;
  const [other = null] = bestPlayedOn(rules, chances, others, rounds, dice, enough);
  return { best, other, lead: best.chance - (other?.chance ?? 0) };
}
