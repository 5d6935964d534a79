import type { BattleAction } from "../state/action.ts";
import type { ActionOf, ActionRule, ActionType, AnyActionRule, IdRole } from "./action-rule.ts";
import { attack } from "./attack.ts";
import { defend } from "./defend.ts";
import { deploy } from "./deploy.ts";
import { endTurn } from "./end-turn.ts";
import { useSpell } from "./use-spell.ts";
import { useTool } from "./use-tool.ts";

/** The rule of each kind of action, in the order in which screens offer them. */
export const ACTION_RULES: { readonly [Type in ActionType]: ActionRule<ActionOf<Type>> } = {
  deploy,
  attack,
  useTool,
  useSpell,
  defend,
  endTurn,
};

export const ACTION_TYPES = Object.keys(ACTION_RULES) as readonly ActionType[];

/** The rule of an action's type. */
export function ruleOf(type: ActionType): AnyActionRule {
  return ACTION_RULES[type] as unknown as AnyActionRule;
}

/** Whether a foreign value names a kind of action; own names only, so "constructor" does not. */
export function isActionType(type: unknown): type is ActionType {
  return typeof type === "string" && Object.hasOwn(ACTION_RULES, type);
}

/** The ids in an action by what they stand for; null where it has none. */
export function idsOf(action: BattleAction): Record<IdRole, string | null> {
  const { ids } = ruleOf(action.type);
  return { actor: idAt(action, ids.actor), item: idAt(action, ids.item), target: idAt(action, ids.target) };
}

function idAt(action: BattleAction, field: string | undefined): string | null {
  return field === undefined ? null : ((action as Readonly<Record<string, string>>)[field] ?? null);
}
