import { useMemo } from "react";
import type { Creature, OwnedCreature, OwnedItem } from "../../../rules/index.ts";
import type { SpellReply, ToolReply } from "../../../server/contract/index.ts";
import { readCreatures, useCreatures } from "../../collection/loading/load-creatures.ts";
import { type Items, readItems, useItems } from "../../collection/loading/load-items.ts";
import type { Game } from "../../game/store/game.ts";
import type { BattleCollection } from "./selection.ts";

/** Returns what the player owns, reduced to what battles need: it goes into saved battles and replays. */
export function readBattleCollection(game: Game): BattleCollection {
  return battleCollection(readCreatures(game).content, readItems(game).content);
}

/** As `readBattleCollection`; rerenders when it changes. */
export function useBattleCollection(): BattleCollection {
  const creatures = useCreatures().content;
  const items = useItems().content;
  return useMemo(() => battleCollection(creatures, items), [creatures, items]);
}

function battleCollection(creatures: OwnedCreature[] | null, items: Items | null): BattleCollection {
  return {
    creatures: (creatures ?? []).map(battleCreature),
    tools: (items?.tools ?? []).map(battleTool),
    spells: (items?.spells ?? []).map(battleSpell),
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
