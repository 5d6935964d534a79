import {
  type Battle,
  type BattleAction,
  legalActions,
  type RuleSet,
  type SideIndex,
} from "../../../rules/index.ts";
import type { ChosenItem } from "../store/battle-state.ts";

/** The use of an item by a creature, on a target or without one. */
export function itemUse({ kind, id }: ChosenItem, actorId: string, targetId?: string): BattleAction {
  const target = targetId === undefined ? {} : { targetId };
  return kind === "tool"
    ? { type: "useTool", toolId: id, creatureId: actorId, ...target }
    : { type: "useSpell", spellId: id, casterId: actorId, ...target };
}

/** Every legal use of an item by a creature: one for each target, or one alone where it has none. */
export function itemUses(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  item: ChosenItem,
  actorId: string,
): BattleAction[] {
  return legalActions(rules, battle, side).filter((action) => {
    if (action.type === "useTool")
      return item.kind === "tool" && action.toolId === item.id && action.creatureId === actorId;
    if (action.type === "useSpell")
      return item.kind === "spell" && action.spellId === item.id && action.casterId === actorId;
    return false;
  });
}

/** Whom an action is aimed at, or null. */
export function targetOf(action: BattleAction): string | null {
  return "targetId" in action ? (action.targetId ?? null) : null;
}
