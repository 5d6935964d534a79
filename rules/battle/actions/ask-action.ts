import type { Refusal } from "../../refusals/refusal.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { TargetOutcome } from "../preview/target-outcome.ts";
import type { Battle, SideIndex } from "../state/battle.ts";
import { inactive, momentOf, refused } from "../state/battle-moment.ts";
import { fighterOf } from "../state/lookup.ts";
import type { IdRole } from "./action-rule.ts";
import { type ActionType, type AnyActionRule, type BattleAction, idsOf, ruleOf } from "./action-rules.ts";
import { legalActions } from "./legal-actions.ts";

/** Returns who takes an action of a type, and the list of the side from which it takes an item; null: it needs none. */
export function actionNeeds(type: ActionType): Pick<AnyActionRule, "takenBy" | "items"> {
  return ruleOf(type);
}

/** Returns the ids of the possible targets of an action without an item; empty when it has no target to choose. */
export function actionTargets(rules: RuleSet, battle: Battle, side: SideIndex, type: ActionType): string[] {
  const targets = ruleOf(type).targets(momentOf(rules, battle, side), null) ?? [];
  return targets.map(({ id }) => id);
}

/**
 * The legal actions of a type with that actor and item: one for each target, or a single one when there is no target to
 * choose.
 */
export function legalUses(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  type: ActionType,
  { actor, item }: Record<Exclude<IdRole, "target">, string | null>,
): BattleAction[] {
  return legalActions(rules, battle, side).filter((action) => {
    const ids = idsOf(action);
    return action.type === type && ids.actor === actor && ids.item === item;
  });
}

/** Returns why a creature on the side's field cannot act this turn (stunned or charging), or null. */
export function whyInactive(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  creatureId: string,
): Refusal | null {
  const moment = momentOf(rules, battle, side);
  const fighter = fighterOf(moment.own.field, creatureId);
  return fighter ? refused(moment, inactive(fighter)) : null;
}

/** Returns a forecast of an action's effects in sentences; null when there is nothing to say. */
export function actionPreview(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  action: BattleAction,
): readonly string[] | null {
  return ruleOf(action.type).preview(momentOf(rules, battle, side), action);
}

/** Returns what an action would do to each creature it reaches, before its dice are rolled; empty when it is invalid. */
export function actionOutcomes(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  action: BattleAction,
): readonly TargetOutcome[] {
  return ruleOf(action.type).outcomes(momentOf(rules, battle, side), action);
}
