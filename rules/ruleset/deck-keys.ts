/** The keys that a deck file may have, its creatures and its items. */
export const checkedKeys = {
  deck: ["$schema", "creatures", "tools", "spells"],
  creature: [
    "id",
    "species_id",
    "species_name",
    "form",
    "rarity",
    "stats",
    "bonus_stats",
    "specialty_stats",
    "combination_level",
    "image_url",
    "evolution_progress",
    "final_form_upgrades",
    "preferred_token",
  ],
  item: ["id", "name", "type", "effect", "rarity"],
} as const;
