import type { Creature, OwnedCreature, OwnedItem } from "../../../rules/index.ts";
import type { SpellReply, ToolReply } from "../../../server/contract/index.ts";
import type { Collection } from "../../collection/collection.ts";
import type { BattleCollection } from "./selection.ts";

/** What the player owns, reduced to what battles need: it goes into saved battles and replays. */
export function battleCollection({ creatures, items }: Collection): BattleCollection {
  return {
    creatures: (creatures.content ?? []).map(battleCreature),
    tools: (items.content?.tools ?? []).map(battleTool),
    spells: (items.content?.spells ?? []).map(battleSpell),
  };
}

function battleCreature(owned: OwnedCreature): Creature {
  const { id, species_id, species_name, form, rarity, stats, specialty_stats, combination_level } = owned;
  const creature = { id, species_id, species_name, form, rarity, stats, specialty_stats, combination_level };
  return owned.bonus_stats ? { ...creature, bonus_stats: owned.bonus_stats } : creature;
}

function battleTool({ id, name, tool_type: type, tool_effect: effect, rarity }: ToolReply): OwnedItem {
  return { id, name, type, effect, rarity };
}

function battleSpell({ id, name, spell_type: type, spell_effect: effect, rarity }: SpellReply): OwnedItem {
  return { id, name, type, effect, rarity };
}
