import type { IdRole } from "../../battle/actions/action-rule.ts";
import { ACTION_TYPES, ruleOf } from "../../battle/actions/action-rules.ts";
import type { BattleAction } from "../../battle/state/action.ts";

/** An action as the PvP calls carry it (`api-contract.md` 4.4): foreign, so every field may be anything. */
export type WireAction = Readonly<Record<string, unknown>>;

/**
 * Reads an action off the wire: 'tool' and 'spell' are useTool and useSpell, whose own names are accepted
 * too (`CON-63`). Returns null for an unknown type or a missing field; any further field is left out.
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
