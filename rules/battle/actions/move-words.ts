import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fill } from "../../text/fill.ts";
import type { SideView } from "../view/battle-view.ts";
import { type BattleAction, idsOf, ruleOf } from "./action-rules.ts";

/** Names for the sentence about a move. Tools and spells are looked up apart: their ids may coincide. */
export interface MoveNames {
  creature(id: string): string;
  tool(id: string): string;
  spell(id: string): string;
}

/** The names of one side's tools and spells; an unknown id is used as its own name. */
export function itemNames({
  tools,
  spells,
}: Pick<SideView, "tools" | "spells">): Pick<MoveNames, "tool" | "spell"> {
  return {
    tool: (id) => tools.find((tool) => tool.id === id)?.name ?? id,
    spell: (id) => spells.find((spell) => spell.id === id)?.name ?? id,
  };
}

/** An action as a sentence, such as 'Bullx attacks Enemy Corvax'. */
export function moveWords(rules: RuleSet, names: MoveNames, action: BattleAction): string {
  const rule = ruleOf(action.type);
  const { actor, item, target } = idsOf(action);
  const values: Record<string, string> = {};
  if (actor !== null) values.creature = names.creature(actor);
  if (actor !== null) values.target = names.creature(target ?? actor);
  if (item !== null) values.item = rule.items === "tools" ? names.tool(item) : names.spell(item);
  const template: string = rules.texts.battleScreen.moves[rule.moveText(action)];
  return fill(template, values);
}
