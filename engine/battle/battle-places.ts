import type { BattleView, RuleSet } from "../../rules/index.ts";
import type { Places } from "./battle-layout.ts";

/** The player's row never draws fewer places; another is added for each creature more (`CON-43`). */
const LEAST_PLAYER_PLACES = 3;

/**
 * The places both rows need for a view (`BAT-030`, `CON-43`). Who still stands there counts too: while a
 * beat plays, its view lacks creatures that are yet to fall.
 *
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
