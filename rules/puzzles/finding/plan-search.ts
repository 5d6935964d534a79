import type { BattleAction } from "../../battle/actions/action-rules.ts";
import { perform } from "../../battle/actions/apply-action.ts";
import { legalActions } from "../../battle/actions/legal-actions.ts";
import type { Battle } from "../../battle/state/battle.ts";
import { cloneFighter } from "../../battle/state/clone-battle.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { stateKey } from "./state-key.ts";

/** A state that a plan of one turn leads to; other orders of its actions that lead there are not told apart. */
export interface PlanState {
  /** The state before its last action; null at the beginning of the turn. */
  before: PlanState | null;
  action: BattleAction | null;
  /** Number of actions. */
  length: number;
  /** The battle after its actions, before the turn ends. */
  battle: Battle;
}

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
  const beginning: PlanState = { before: null, action: null, length: 0, battle };
  const states = [beginning];
  const known = new Set([stateKey(rules, battle)]);
  let last = longest;
  for (let index = 0; index < states.length; index++) {
    const state = states[index] as PlanState;
    if (state.length >= last) break;
    if (state.battle.winner !== null) continue;
    for (const action of distinctActions(rules, state.battle)) {
      const after = cloneForTurn(state.battle);
      perform(rules, after, 0, action, null);
      const key = stateKey(rules, after);
      if (known.has(key)) continue;
      if (states.length >= most) return { states, isComplete: false };
      known.add(key);
      const next = { before: state, action, length: state.length + 1, battle: after };
      states.push(next);
      if (last === longest && stopsAt(next)) last = Math.min(longest, next.length + 1);
    }
  }
  return { states, isComplete: true };
}

/** A copy that the player's actions can be played on: it shares what they do not change, such as decks. */
function cloneForTurn(battle: Battle): Battle {
  const [own, foe] = battle.sides;
  return {
    ...battle,
    random: { ...battle.random },
    sides: [
      {
        ...own,
        hand: own.hand.map(cloneFighter),
        field: own.field.map(cloneFighter),
        fallen: [...own.fallen],
        tools: own.tools.map((tool) => ({ ...tool })),
        spells: own.spells.map((spell) => ({ ...spell })),
      },
      { ...foe, field: foe.field.map(cloneFighter), fallen: [...foe.fallen] },
    ],
  };
}

/** The actions of a plan in order. */
export function actionsOf(state: PlanState): BattleAction[] {
  const actions: BattleAction[] = [];
  for (let at: PlanState | null = state; at !== null; at = at.before) if (at.action) actions.push(at.action);
  return actions.reverse();
}

/** Legal actions but the end of the turn; of a tool on the same target only one, as its user makes no difference. */
export function distinctActions(rules: RuleSet, battle: Battle): BattleAction[] {
  const uses = new Set<string>();
  return legalActions(rules, battle, 0).filter((action) => {
    if (action.type === "endTurn") return false;
    if (action.type !== "useTool") return true;
    const use = `${action.toolId} ${action.targetId}`;
    return !uses.has(use) && uses.add(use);
  });
}
