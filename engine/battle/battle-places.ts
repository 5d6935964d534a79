import type { BattleView, RuleSet } from "../../rules/index.ts";
import type { Places } from "./battle-layout.ts";

/** Smallest number of places in the player's row; a place is added for each further creature (`CON-43`). */
const LEAST_PLAYER_PLACES = 3;

/**
 * Returns the places that both rows need for a view (`BAT-030`, `CON-43`). Creatures still on the field count too,
 * because during a beat the view no longer contains creatures whose fall has not been shown yet.
 * @param standing ids of the player's creatures that are on the field now
 */
export function battlePlaces(
  rules: RuleSet,
  { difficulty, enemy, player }: BattleView,
  standing: readonly string[],
): { enemy: Places; player: Places } {
  const open = enemy.fieldLimit;
  const slots = difficulty === null ? open : rules.difficulty[difficulty].enemySlots;
  const own = new Set([...standing, ...player.field.map(({ id }) => id)]);
  return {
    enemy: { open, locked: Math.max(0, slots - open) },
    player: { open: Math.max(LEAST_PLAYER_PLACES, own.size), locked: 0 },
  };
}
