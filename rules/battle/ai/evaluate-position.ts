import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Battle, Fighter, SideIndex } from "../state/battle.ts";

/** The value of a position for a side: its creatures and their health minus the enemy's, plus its energy. */
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
