import type { IdRole } from "../../battle/actions/action-rule.ts";
import {
  ACTION_TYPES,
  type ActionIdField,
  type BattleAction,
  ruleOf,
} from "../../battle/actions/action-rules.ts";

/** An action as sent in a PvP call (`api-contract.md` 4.4): unchecked, so every field may be anything. */
export type WireAction = Readonly<Record<string, unknown>>;

/** The kinds of actions under the names of the PvP calls, with their required and optional ids. */
export const WIRE_ACTIONS = ACTION_TYPES.map((type) => {
  const { wireName, ids, targetIsOptional } = ruleOf(type);
  const fields = Object.values(ids) as ActionIdField[];
  const isOptional = (field: string) => targetIsOptional && field === ids.target;
  return {
    type: wireName,
    needs: fields.filter((field) => !isOptional(field)),
    mayHave: fields.filter(isOptional),
  };
});

/** An action under its type's name in PvP calls: 'tool' and 'spell' are shorter there (`CON-63`). */
export function actionOnWire(
  action: BattleAction,
): { type: string } & Partial<Record<ActionIdField, string>> {
  return { ...action, type: ruleOf(action.type).wireName };
}

/**
 * Reads an action from a PvP call: the type may have its short or its own name (`CON-63`). Returns null for
 * an unknown type or a missing field; other fields are ignored.
 */
export function actionFromWire(wire: WireAction): BattleAction | null {
  const type = ACTION_TYPES.find((known) => known === wire.type || ruleOf(known).wireName === wire.type);
  if (type === undefined) return null;
  const { ids, targetIsOptional } = ruleOf(type);
  const action: Record<string, string> = { type };
  for (const [role, field] of Object.entries(ids) as [IdRole, string][]) {
    const id = wire[field];
    if (isId(id)) action[field] = id;
    else if (role !== "target" || !targetIsOptional) return null;
  }
  return action as unknown as BattleAction;
}

function isId(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
