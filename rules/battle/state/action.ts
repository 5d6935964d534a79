/** The six things a side can do in its turn (`CON-63`). */
export type BattleAction =
  | { type: "deploy"; creatureId: string }
  | { type: "attack"; attackerId: string; targetId: string }
  /** Without a target the tool works on its actor. */
  | { type: "useTool"; toolId: string; creatureId: string; targetId?: string }
  /** Without a target an ally spell works on its caster. */
  | { type: "useSpell"; spellId: string; casterId: string; targetId?: string }
  | { type: "defend"; creatureId: string }
  | { type: "endTurn" };
