import { newFighter } from "../battle/setup/fighter.ts";
import type { BattleStats, Creature } from "../battle/state/creature.ts";
import { writeBaseStats } from "../battle/stats/base-stats.ts";
import { cardValues, formOf, rarityOf } from "../battle/stats/card-values.ts";
import { rawStats } from "../battle/stats/raw-stats.ts";
import { noSynergies, synergyTotals } from "../battle/synergies/synergies.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/** Battle stats of one creature in estimates: fusion at 0.1, soft caps, no synergies (`CON-45`). */
function estimatedStats(rules: RuleSet, creature: Creature): BattleStats {
  const raw = rawStats(rules, cardValues(creature), rules.battle.combination.estimate);
  const stats = { ...raw };
  writeBaseStats(rules, raw, 0, 0, stats);
  return stats;
}

/** The power of one creature in a team, before synergies (`BAT-149`, `GAP-33`). */
export function teamPowerOf(rules: RuleSet, creature: Creature): number {
  const { power } = rules.team;
  const stats = estimatedStats(rules, creature);
  return (
    power.attack * Math.max(stats.physicalAttack, stats.magicalAttack) +
    power.defenses * (stats.physicalDefense + stats.magicalDefense) +
    power.health * stats.maxHealth +
    power.agility * (stats.initiative + stats.criticalChance + stats.dodgeChance) +
    power.perForm * formOf(creature) +
    power.perTier * power.tier[rarityOf(creature)]
  );
}

/** The share that the whole team gains through synergies, as one field: at most 30% (`BAT-148`). */
export function teamSynergy(rules: RuleSet, creatures: readonly Creature[]): number {
  const totals = noSynergies();
  const fighters = creatures.map((creature) => newFighter(rules, creature, 0));
  synergyTotals(rules, fighters, fighters.length, totals);
  return totals.bonus;
}

/** The rating of a team: the power of all its creatures times 1 + their synergy (`BAT-149`, `GAP-33`). */
export function teamPower(rules: RuleSet, creatures: readonly Creature[]): number {
  const sum = creatures.reduce((total, creature) => total + teamPowerOf(rules, creature), 0);
  return sum * (1 + teamSynergy(rules, creatures));
}
