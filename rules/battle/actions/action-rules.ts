import type { ActionRule, IdRole } from "./action-rule.ts";
import { attack } from "./attack.ts";
import { defend } from "./defend.ts";
import { deploy } from "./deploy.ts";
import { endTurn } from "./end-turn.ts";
import { useSpell } from "./use-spell.ts";
import { useTool } from "./use-tool.ts";

/** The rule of each kind of action. Screens offer them in this order; random play depends on it too. */
export const ACTION_RULES = { deploy, attack, useTool, useSpell, defend, endTurn };

/** What a side can do in its turn: one of the actions that the rules above make (`CON-63`). */
export type BattleAction = ReturnType<(typeof ACTION_RULES)[keyof typeof ACTION_RULES]["make"]>;
export type ActionType = BattleAction["type"];
/** Name of a field that contains an id in at least one kind of action. */
export type ActionIdField = Exclude<KeyOfAny<BattleAction>, "type">;
type KeyOfAny<Union> = Union extends unknown ? keyof Union : never;

/** A rule of any kind of action, for code that treats all kinds alike. */
export type AnyActionRule = ActionRule<BattleAction, string>;

export const ACTION_TYPES = Object.keys(ACTION_RULES) as readonly ActionType[];

/** The rule of an action's type. */
export function ruleOf(type: ActionType): AnyActionRule {
  return ACTION_RULES[type] as unknown as AnyActionRule;
}

/** Returns whether an unknown value is the name of a kind of action; inherited names such as "constructor" are not. */
export function isActionType(type: unknown): type is ActionType {
  return typeof type === "string" && Object.hasOwn(ACTION_RULES, type);
}

/** Returns the ids in an action by their role; null for a role that it does not have. */
export function idsOf(action: BattleAction): Record<IdRole, string | null> {
  const { ids } = ruleOf(action.type);
  return { actor: idAt(action, ids.actor), item: idAt(action, ids.item), target: idAt(action, ids.target) };
}

/**
 * The action of a type with the ids that were chosen for it: the inverse of `idsOf`. An optional target that was not
 * chosen is left out; any other id that is missing is empty, which the rules refuse.
 */
export function actionWith(type: ActionType, chosen: Partial<Record<IdRole, string | null>>): BattleAction {
  const { ids, targetIsOptional } = ruleOf(type);
  const action: Record<string, string> = { type };
  for (const [role, field] of Object.entries(ids) as [IdRole, string][]) {
    const id = chosen[role] ?? null;
    if (id !== null) action[field] = id;
    else if (role !== "target" || !targetIsOptional) action[field] = "";
  }
  return action as unknown as BattleAction;
}

function idAt(action: BattleAction, field: string | undefined): string | null {
  return field === undefined ? null : ((action as Readonly<Record<string, string>>)[field] ?? null);
}
