import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fill } from "../../text/fill.ts";
import type { BattleAction } from "../state/action.ts";
import type { SideView } from "../view/battle-view.ts";

/** The names a move is told with. Ids of tools and spells may coincide, so each kind is asked for by itself. */
export interface MoveNames {
  creature(id: string): string;
  tool(id: string): string;
  spell(id: string): string;
}

/** Names the tools and spells of one side; an unknown id stands for itself. */
export function itemNames({
  tools,
  spells,
}: Pick<SideView, "tools" | "spells">): Pick<MoveNames, "tool" | "spell"> {
  return {
    tool: (id) => tools.find((tool) => tool.id === id)?.name ?? id,
    spell: (id) => spells.find((spell) => spell.id === id)?.name ?? id,
  };
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
        item: names.tool(action.toolId),
        target: names.creature(action.targetId ?? action.creatureId),
      });
    case "useSpell": {
      const creature = names.creature(action.casterId);
      const item = names.spell(action.spellId);
      if (action.targetId === undefined) return fill(moves.castOverAll, { creature, item });
      return fill(moves.useSpell, { creature, item, target: names.creature(action.targetId) });
    }
    case "endTurn":
      return moves.endTurn;
  }
}
