import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Battle, SideIndex } from "../state/battle.ts";
import { type ActionType, idsOf, ruleOf } from "./action-rules.ts";
import { actionCost } from "./apply-action.ts";
import { legalActions } from "./legal-actions.ts";

/**
 * Returns the kinds of actions that a side would give up by ending its turn now: those it can pay for and that change
 * the battle. A stance is not worth a question, nor is what costs nothing, nor a spell while no enemy is on the field.
 */
export function leftToDo(rules: RuleSet, battle: Battle, side: SideIndex): ActionType[] {
  const foes = battle.sides[side === 0 ? 1 : 0].field;
  const left = new Set<ActionType>();
  for (const action of legalActions(rules, battle, side)) {
    const { type } = action;
    const isIdle = type === "defend" || (idsOf(action).item !== null && foes.length === 0);
    if (!isIdle && ruleOf(type).takenBy !== "side" && actionCost(rules, battle, side, action) > 0)
      left.add(type);
  }
  return [...left];
}
