import { type Creature, STAT_NAMES } from "../battle/state/creature.ts";
import type { RandomState } from "../battle/state/random.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { raise } from "./grown-creature.ts";

/**
 * Adds points, one creature after the other, until the team reaches the average stat total. The points may be more than
 * upgrades allow: for decks that differ in nothing but what is compared.
 */
export function raiseToAverage(
  rules: RuleSet,
  random: RandomState,
  creatures: readonly Creature[],
  average: number,
) {
  let missing = average * creatures.length - creatures.reduce((sum, { stats }) => sum + totalOf(stats), 0);
  while (missing > 0)
    for (const creature of creatures) {
      if (missing <= 0) return;
      raise(rules, random, creature, 1);
      missing -= 1;
    }
}

function totalOf(stats: Creature["stats"]): number {
  return STAT_NAMES.reduce((sum, name) => sum + stats[name], 0);
}
