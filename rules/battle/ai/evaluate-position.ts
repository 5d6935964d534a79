import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Battle, Fighter, SideIndex } from "../state/battle.ts";

/** How a side stands: what it has on the field, by presence and health, less what the enemy has, and its energy. */
export function evaluatePosition(rules: RuleSet, battle: Battle, side: SideIndex): number {
  const own = battle.sides[side];
  const enemy = battle.sides[side === 0 ? 1 : 0];
  const { energy } = rules.ai.standing;
  return fieldWorth(rules, own.field) - fieldWorth(rules, enemy.field) + energy * own.energy;
}

function fieldWorth(rules: RuleSet, field: readonly Fighter[]): number {
  const { creature, health } = rules.ai.standing;
  let worth = 0;
  for (const fighter of field)
    worth += creature + (health * fighter.currentHealth) / fighter.battleStats.maxHealth;
  return worth;
}
