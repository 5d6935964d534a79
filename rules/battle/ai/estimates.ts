import type { RuleSet } from "../../ruleset/rule-set.ts";
import { dodgeChance, plainDamage } from "../damage/attack.ts";
import { magicalReduction } from "../damage/defence.ts";
import type { Battle, Fighter } from "../state/battle.ts";

const PERCENT = 100;

/** Damage an attack does on average: dice at their mean, criticals and dodges by their chances. */
export function expectedDamage(rules: RuleSet, battle: Battle, attacker: Fighter, target: Fighter): number {
  const critical =
    1 + (attacker.battleStats.criticalChance / PERCENT) * (rules.battle.damage.criticalFactor - 1);
  const hit = 1 - dodgeChance(rules, attacker, target) / PERCENT;
  const damage = plainDamage(rules, battle, attacker, target, critical) - target.barrier;
  return Math.max(damage, 1) * hit;
}

/** Damage a spell does at once to one target, on average. */
export function expectedSpellDamage(rules: RuleSet, name: string, caster: Fighter, target: Fighter): number {
  const row = rules.spells[name];
  if (!row?.damage) return 0;
  const critical = 1 + ((row.criticalChance ?? 0) / PERCENT) * (rules.battle.damage.criticalFactor - 1);
  const kept = row.ignoresArmor ? 0 : magicalReduction(rules, target.battleStats.magicalDefense);
  const damage = row.damage * caster.casterFactor * critical * (1 - kept) * (1 - target.damageReduction);
  return Math.max(damage - target.barrier, 1);
}

/** The most damage one of `attackers` is expected to do to `target` in one attack. */
export function worstHit(
  rules: RuleSet,
  battle: Battle,
  attackers: readonly Fighter[],
  target: Fighter,
): number {
  let worst = 0;
  for (const attacker of attackers) worst = Math.max(worst, expectedDamage(rules, battle, attacker, target));
  return worst;
}
