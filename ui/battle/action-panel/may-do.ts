import { type ActionType, type BattleAction, idsOf } from "../../../rules/index.ts";

/** The kinds of actions among the legal ones that a creature may take. */
export function mayDo(legal: readonly BattleAction[], creatureId: string): ActionType[] {
  return [...new Set(legal.filter((action) => idsOf(action).actor === creatureId).map(({ type }) => type))];
}
