import type { Refusal } from "../../refusals/refusal.ts";
import { refusalOf } from "../../refusals/refuse.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Battle, SideIndex } from "../state/battle.ts";
import { momentOf } from "../state/battle-moment.ts";
import type { Recorder } from "../state/event.ts";
import { fighterOf } from "../state/lookup.ts";
import { checkDefeat } from "../turn/battle-end.ts";
import { type BattleAction, idsOf, isActionType, ruleOf } from "./action-rules.ts";

/** Returns why a side cannot take an action now, or null; a value that is not an action is invalid. Changes nothing. */
export function whyNotAction(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  action: BattleAction,
): Refusal | null {
  if (battle.winner !== null) return refusalOf(rules, "battle_over");
  if (battle.active !== side) return refusalOf(rules, "not_your_turn");
  if (!isActionType(action?.type)) return refusalOf(rules, "invalid_action");
  return ruleOf(action.type).whyNot(momentOf(rules, battle, side), action);
}

/** Returns the energy an action costs its side now; the list price when its actor does not exist. */
export function actionCost(rules: RuleSet, battle: Battle, side: SideIndex, action: BattleAction): number {
  const own = battle.sides[side];
  const rule = ruleOf(action.type);
  const actor = fighterOf(rule.takenBy === "card" ? own.hand : own.field, idsOf(action).actor);
  return rule.cost(rules, actor ?? null, own);
}

/** Applies an action to the given battle, which must be plain data; a refused action leaves the battle unchanged. */
export function applyAction(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  action: BattleAction,
  record: Recorder = null,
): Refusal | null {
  const refusal = whyNotAction(rules, battle, side, action);
  if (refusal) return refusal;
  perform(rules, battle, side, action, record);
  return null;
}

/** Applies an action that is known to be legal, such as one of `legalActions`. */
export function perform(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  action: BattleAction,
  record: Recorder,
): void {
  ruleOf(action.type).apply(momentOf(rules, battle, side), action, record);
  checkDefeat(battle, record);
}
