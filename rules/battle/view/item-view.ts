import type { RuleSet } from "../../ruleset/rule-set.ts";
import { spellDescription, toolDescription } from "../effects/item-description.ts";
import type { BattleItem } from "../state/battle.ts";

/** What the cards of tools and spells have in common. */
interface ItemView {
  id: string;
  name: string;
  rarity: string;
  image_url: string | null;
  description: string;
  power_level: number | null;
  strategic_value: number | null;
  /** A tool that was used; a spell that was cast this turn. */
  used: boolean;
}

/** A tool as its card shows it (`BAT-061`). */
export interface ToolView extends ItemView {
  tool_type: string;
  tool_effect: string;
  /** Shown if above 0; in battle tools are free (`CON-70`). */
  usage_cost: number;
  isEnemyItem: boolean;
}

/** A spell as its card shows it (`BAT-062`). */
export interface SpellView extends ItemView {
  spell_type: string;
  spell_effect: string;
  mana_cost: number;
}

export function toolView(rules: RuleSet, tool: BattleItem): ToolView {
  return {
    ...itemView(tool, toolDescription(rules, tool)),
    tool_type: tool.type,
    tool_effect: tool.effect,
    usage_cost: tool.owned.usage_cost ?? rules.battle.costs.tool,
    isEnemyItem: tool.isEnemyItem,
  };
}

export function spellView(rules: RuleSet, spell: BattleItem): SpellView {
  return {
    ...itemView(spell, spellDescription(rules, spell)),
    spell_type: spell.type,
    spell_effect: spell.effect,
    mana_cost: rules.battle.costs.spell,
  };
}

function itemView({ id, name, owned, used }: BattleItem, description: string): ItemView {
  return {
    id,
    name,
    rarity: owned.rarity ?? "Common",
    image_url: owned.image_url ?? null,
    description,
    power_level: owned.power_level ?? null,
    strategic_value: owned.strategic_value ?? null,
    used,
  };
}
