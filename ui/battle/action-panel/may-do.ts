import type { ActionType, BattleAction } from "../../../rules/index.ts";

/** The creature that takes an action, or null where the whole side does. */
export function actorOf(action: BattleAction): string | null {
  switch (action.type) {
    case "attack":
      return action.attackerId;
    case "useSpell":
      return action.casterId;
    case "endTurn":
      return null;
    default:
      return action.creatureId;
  }
}

/** The kinds of actions among the legal ones that a creature may take. */
export function mayDo(legal: readonly BattleAction[], creatureId: string): ActionType[] {
  return [...new Set(legal.filter((action) => actorOf(action) === creatureId).map(({ type }) => type))];
}
