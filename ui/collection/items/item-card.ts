import {
  casterText,
  type Rarity,
  type RuleSet,
  type StatName,
  spellDescription,
  toolDescription,
} from "../../../rules/index.ts";
import type { SpellReply, ToolReply } from "../../../server/contract/index.ts";

/** A tool or spell with its texts for the screens. */
export interface ItemCard {
  id: string;
  kind: "tool" | "spell";
  name: string;
  rarity: Rarity;
  stat: StatName;
  effect: string;
  /** Description with the numbers of the rules (`LED-123`). */
  description: string;
}

export function toolCard(rules: RuleSet, tool: ToolReply): ItemCard {
  const { id, name, rarity, tool_type: stat, tool_effect: effect } = tool;
  const description = toolDescription(rules, { name, type: stat, effect });
  return { id, kind: "tool", name, rarity, stat, effect, description };
}

export function spellCard(rules: RuleSet, spell: SpellReply): ItemCard {
  const { id, name, rarity, spell_type: stat, spell_effect: effect } = spell;
  const numbers = spellDescription(rules, { name, type: stat, effect });
  const description = numbers === "" ? "" : `${numbers} ${casterText(rules, null)}`;
  return { id, kind: "spell", name, rarity, stat, effect, description };
}
