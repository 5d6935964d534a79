import type { BattleAction } from "../battle/actions/action-rules.ts";
import { perform } from "../battle/actions/apply-action.ts";
import { legalActions } from "../battle/actions/legal-actions.ts";
import type { Battle, BattleSide, SideIndex } from "../battle/state/battle.ts";
import { cloneFighter } from "../battle/state/clone-battle.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

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

/** The plan without any action. */
export function newPlan(battle: Battle): PlanState {
  return { before: null, action: null, length: 0, battle };
}

/** A plan with one action more of a side. */
export function nextPlan(
  rules: RuleSet,
  before: PlanState,
  action: BattleAction,
  side: SideIndex,
): PlanState {
  const battle = cloneForTurn(before.battle, side);
  perform(rules, battle, side, action, null);
  return { before, action, length: before.length + 1, battle };
}

/** A copy that a side's actions can be played on: it shares what they do not change, such as decks. */
function cloneForTurn({ random, sides: [own, foe], ...battle }: Battle, side: SideIndex): Battle {
  const sides: Battle["sides"] =
    side === 0 ? [cloneActing(own), cloneOther(foe)] : [cloneOther(own), cloneActing(foe)];
  return { ...battle, random: { ...random }, sides };
}

function cloneActing(side: BattleSide): BattleSide {
  return {
    ...cloneOther(side),
    hand: side.hand.map(cloneFighter),
    tools: side.tools.map((tool) => ({ ...tool })),
    spells: side.spells.map((spell) => ({ ...spell })),
  };
}

function cloneOther(side: BattleSide): BattleSide {
  return { ...side, field: side.field.map(cloneFighter), fallen: [...side.fallen] };
}

/** The actions of a plan in order. */
export function actionsOf(state: PlanState): BattleAction[] {
  const actions: BattleAction[] = [];
  for (let at: PlanState | null = state; at !== null; at = at.before) if (at.action) actions.push(at.action);
  return actions.reverse();
}

/** Legal actions but the end of the turn; of a tool on the same target only one, as its user makes no difference. */
export function distinctActions(rules: RuleSet, battle: Battle, side: SideIndex): BattleAction[] {
  const uses = new Set<string>();
  return legalActions(rules, battle, side).filter((action) => {
    if (action.type === "endTurn") return false;
    if (action.type !== "useTool") return true;
    const use = `${action.toolId} ${action.targetId}`;
    return !uses.has(use) && uses.add(use);
  });
}
