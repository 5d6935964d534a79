import type { RuleSet } from "../../../ruleset/rule-set.ts";
import { dodgeChance, plainDamage } from "../../attack/attack-damage.ts";
import { magicalReduction } from "../../damage/defence.ts";
import type { Battle, Fighter } from "../../state/battle.ts";
import { canAct } from "../../state/battle-moment.ts";
import type { BattleStats } from "../../state/creature.ts";
import type { SpellWorth } from "./item-worth.ts";

const PERCENT = 100;

/** The attack that a creature uses: its stronger one. */
export function attackOf({ battleStats }: Fighter): number {
  return strongerAttack(battleStats);
}

/** The higher of both attacks. */
export function strongerAttack({ physicalAttack, magicalAttack }: BattleStats): number {
  return Math.max(physicalAttack, magicalAttack);
}

/** Damage an attack does on average: dice at their mean, criticals and dodges by their chances. */
export function expectedDamage(rules: RuleSet, battle: Battle, attacker: Fighter, target: Fighter): number {
  const critical =
    1 + (attacker.battleStats.criticalChance / PERCENT) * (rules.battle.damage.criticalFactor - 1);
  const hit = 1 - dodgeChance(rules, attacker, target) / PERCENT;
  const damage = plainDamage(rules, battle, attacker, target, critical) - target.barrier;
  return Math.max(damage, 1) * hit;
}

/** Damage a spell does at once to one target, on average. */
export function expectedSpellDamage(
  rules: RuleSet,
  { damage, armour }: SpellWorth,
  caster: Fighter,
  target: Fighter,
): number {
  const kept = armour ? magicalReduction(rules, target.battleStats.magicalDefense) : 0;
  const dealt = damage * caster.casterFactor * (1 - kept) * (1 - target.damageReduction);
  return Math.max(dealt - target.barrier, 1);
}

/**
 * Estimates the damage a creature takes in the enemy's next turn: one attack by each enemy that can act, limited by
 * the energy the enemy shows plus its base regeneration.
 */
export function expectedIncoming(
  rules: RuleSet,
  battle: Battle,
  foes: readonly Fighter[],
  foesEnergy: number,
  target: Fighter,
): number {
  let sum = 0;
  let attackers = 0;
  for (const foe of foes) {
    if (!canAct(foe)) continue;
    sum += expectedDamage(rules, battle, foe, target);
    attackers += 1;
  }
  const { energy, costs } = rules.battle;
  const affordable = Math.floor((foesEnergy + energy.regenBase) / Math.max(costs.attack, 1));
  return attackers > affordable ? (sum * affordable) / attackers : sum;
}
