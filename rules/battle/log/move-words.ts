import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fill } from "../../text/fill.ts";
import type { BattleAction } from "../state/action.ts";

/** The names a move is told with. */
export interface MoveNames {
  creature(id: string): string;
  item(id: string): string;
}

/** An action that may be taken, in words, such as 'Bullx attacks Enemy Corvax'. */
export function moveWords(rules: RuleSet, names: MoveNames, action: BattleAction): string {
  const { moves } = rules.battleScreen;
  switch (action.type) {
    case "deploy":
    case "defend":
      return fill(moves[action.type], { creature: names.creature(action.creatureId) });
    case "attack":
      return fill(moves.attack, {
        creature: names.creature(action.attackerId),
        target: names.creature(action.targetId),
      });
    case "useTool":
      return fill(moves.useTool, {
        creature: names.creature(action.creatureId),
        item: names.item(action.toolId),
        target: names.creature(action.targetId ?? action.creatureId),
      });
    case "useSpell": {
      const creature = names.creature(action.casterId);
      const item = names.item(action.spellId);
      if (action.targetId === undefined) return fill(moves.castOverAll, { creature, item });
      return fill(moves.useSpell, { creature, item, target: names.creature(action.targetId) });
    }
    case "endTurn":
      return moves.endTurn;
  }
}
