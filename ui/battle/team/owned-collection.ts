import type { Creature, OwnedCreature, OwnedItem } from "../../../rules/index.ts";
import type { SpellReply, ToolReply } from "../../../server/contract/index.ts";
import type { Collection } from "../../arena/store/arena-state.ts";
import type { Collection as OwnedCollection } from "../../collection/collection.ts";

/** What the player owns, as it goes to battle and into replays: nothing but what battles need. */
export function ownedCollection({ creatures, items }: OwnedCollection): Collection {
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
