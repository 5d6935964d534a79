import type { BattleAction } from "../../battle/state/action.ts";

/** An action as the PvP calls carry it (`api-contract.md` 4.4): foreign, so every field may be anything. */
export type WireAction = Readonly<Record<string, unknown>>;

/**
 * Reads an action off the wire: 'tool' and 'spell' are useTool and useSpell, whose own names are accepted
 * too (`CON-63`). Answers null for an unknown type or a missing field.
 */
export function actionFromWire(wire: WireAction): BattleAction | null {
  switch (wire.type) {
    case "deploy":
    case "defend":
      return isId(wire.creatureId) ? { type: wire.type, creatureId: wire.creatureId } : null;
    case "attack":
      return isId(wire.attackerId) && isId(wire.targetId)
        ? { type: "attack", attackerId: wire.attackerId, targetId: wire.targetId }
        : null;
    case "tool":
    case "useTool":
      return isId(wire.toolId) && isId(wire.creatureId)
        ? { type: "useTool", toolId: wire.toolId, creatureId: wire.creatureId, ...targetOf(wire) }
        : null;
    case "spell":
    case "useSpell":
      return isId(wire.spellId) && isId(wire.casterId)
        ? { type: "useSpell", spellId: wire.spellId, casterId: wire.casterId, ...targetOf(wire) }
        : null;
    case "endTurn":
      return { type: "endTurn" };
    default:
      return null;
  }
}

function isId(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function targetOf(wire: WireAction): { targetId?: string } {
  return isId(wire.targetId) ? { targetId: wire.targetId } : {};
}
