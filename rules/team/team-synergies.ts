import { newFighter } from "../battle/setup/fighter.ts";
import type { Creature } from "../battle/state/creature.ts";
import { activeSynergies, type Synergy } from "../battle/synergies/active-synergies.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/** The synergies of a team, as one field, for the team panel (`BAT-016`, `GAP-33`). */
export function teamSynergies(rules: RuleSet, creatures: readonly Creature[]): Synergy[] {
  const field = creatures.map((creature) => newFighter(rules, creature, 0));
  return activeSynergies(rules, { field, hand: [], deck: [] });
}
